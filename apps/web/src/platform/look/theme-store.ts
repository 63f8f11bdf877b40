/** Without React, so that the home page's small script can use it. */
export type Theme = "light" | "dark";

const key = "theme";
const listeners = new Set<() => void>();

export function readTheme(): Theme {
	return document.documentElement.dataset.theme === "light" ? "light" : "dark";
}

export function toggleTheme(): void {
	const theme = readTheme() === "dark" ? "light" : "dark";
	try {
		localStorage.setItem(key, theme);
	} catch {}
	apply(theme);
}

export function watchTheme(listener: () => void): () => void {
	if (listeners.size === 0) window.addEventListener("storage", followOtherTabs);
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
	};
}

function followOtherTabs(event: StorageEvent): void {
	if (event.key === key) apply(event.newValue === "light" ? "light" : "dark");
}

function apply(theme: Theme): void {
	document.documentElement.dataset.theme = theme;
	const color = document.querySelector('meta[name="theme-color"]');
	color?.setAttribute("content", theme === "dark" ? "#0b1020" : "#fbf9f4");
	for (const listener of listeners) listener();
}
