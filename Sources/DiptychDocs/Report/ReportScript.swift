/// What a page does when somebody moves through its steps; everything is there already.
enum ReportScript {
  static let text = """
    'use strict';
    (() => {
      const root = document.documentElement;
      const all = (query) => [...document.querySelectorAll(query)];
      const get = (id) => document.getElementById(id);
      const slider = get('step'), play = get('play'), last = Number(slider.max);
      const calm = matchMedia('(prefers-reduced-motion: reduce)');
      const parts = all('[data-at]').map((part) => [part, part.dataset.at.split(' ').map(Number)]);
      const events = all('[data-k]').map((part) => [part, Number(part.dataset.k)]);
      const heads = all('[data-hd]').map((part) => [part, Number(part.dataset.hd)]);
      const captions = all('#cap [data-say]');
      const boxes = all('.tlbox.long'), columns = last + 1;
      let timer = 0;

      const show = (wanted, remembers = true) => {
        const step = Math.max(0, Math.min(last, wanted));
        root.style.setProperty('--s', step);
        slider.value = step;
        slider.setAttribute('aria-valuetext', captions[step].dataset.say);
        for (const [part, steps] of parts) part.hidden = !steps.includes(step);
        for (const [part, first] of events) part.classList.toggle('later', first > step);
        for (const [part, own] of heads) part.classList.toggle('now', own === step);
        get('prev').disabled = step === 0;
        get('next').disabled = step === last;
        for (const box of boxes) {
          const middle = box.scrollWidth * (step + 0.5) / columns;
          box.scrollTo({left: middle - box.clientWidth / 2, behavior: calm.matches ? 'auto' : 'smooth'});
        }
        if (remembers) history.replaceState(null, '', '#step-' + step);
      };
      const stop = () => {
        clearInterval(timer);
        timer = 0;
        play.setAttribute('aria-pressed', 'false');
      };
      const go = (step) => { stop(); show(step); };
      const current = () => Number(slider.value);
      const linked = () => {
        const found = location.hash.match(/^#step-([0-9]+)$/);
        return found ? Number(found[1]) : null;
      };

      play.addEventListener('click', () => {
        if (timer) return stop();
        if (current() === last) show(0);
        play.setAttribute('aria-pressed', 'true');
        timer = setInterval(() => {
          if (current() < last) show(current() + 1); else stop();
        }, 1600);
      });
      slider.addEventListener('input', () => go(current()));
      get('prev').addEventListener('click', () => go(current() - 1));
      get('next').addEventListener('click', () => go(current() + 1));
      document.addEventListener('click', (event) => {
        const target = event.target.closest('[data-go]');
        if (!target) return;
        event.preventDefault();
        go(Number(target.dataset.go));
        if (target.tagName.toLowerCase() !== 'a') return;
        slider.focus({preventScroll: true});
        const behavior = calm.matches ? 'auto' : 'smooth';
        get('h-time').parentNode.scrollIntoView({block: 'start', behavior});
      });
      document.addEventListener('keydown', (event) => {
        if (event.target !== document.body || event.metaKey || event.ctrlKey || event.altKey) return;
        const keys = {ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last};
        if (!(event.key in keys)) return;
        event.preventDefault();
        go(current() + keys[event.key]);
      });
      addEventListener('hashchange', () => { if (linked() !== null) go(linked()); });
      addEventListener('beforeprint', () => {
        for (const part of all('details')) part.open = true;
      });
      show(linked() ?? current(), false);
    })();
    """
}
