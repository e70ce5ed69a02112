#include "COrigin.h"
