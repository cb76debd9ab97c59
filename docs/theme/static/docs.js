// The reader's theme, and a search that navigates by itself: the house forbids forms that are sent anywhere.
document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';

document.addEventListener('submit', (event) => {
  const form = event.target;
  const wanted = form.elements.namedItem('q');
  if (!wanted) return;
  event.preventDefault();
  const page = form.dataset.target ?? 'search.html';
  location.assign(`${page === '#' ? 'search.html' : page}?q=${encodeURIComponent(wanted.value)}`);
});
