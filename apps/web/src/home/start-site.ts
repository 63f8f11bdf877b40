import { toggleTheme } from "../platform/look/theme-store.ts";

export interface SiteActions {
	/** The person is about to open the sign-in dialog. */
	onIntent: () => void;
	onOpen: (mode: "create" | "login") => void;
}

const openers = "a[data-open]";

/** Hydrates the frame of a prerendered page. */
export function startSite({ onIntent, onOpen }: SiteActions): void {
	document.querySelector("[data-theme-toggle]")?.addEventListener("click", toggleTheme);
	followScroll();
	for (const opener of document.querySelectorAll<HTMLAnchorElement>(openers)) {
		for (const intent of ["pointerenter", "focus"]) opener.addEventListener(intent, onIntent, { once: true });
	}
	document.addEventListener("click", (event) => {
		const target = event.target instanceof Element ? event.target : null;
		const opener = target?.closest<HTMLAnchorElement>(openers);
		// With a modifier key the link opens in a new tab, like any link.
		if (opener && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
			event.preventDefault();
			closeMenu();
			onOpen(opener.dataset.open === "login" ? "login" : "create");
		} else if (target?.closest("#site-menu a")) closeMenu();
	});
}

/** For a signed-in person every sign-in link leads to their dashboard or to their unfinished registration. */
export function showWayOn(path: string, text: string): void {
	for (const opener of document.querySelectorAll<HTMLAnchorElement>(openers)) {
		if (opener.dataset.open === "login") {
			opener.remove();
			continue;
		}
		opener.href = path;
		delete opener.dataset.open;
		const label = opener.querySelector("[data-open-label]");
		if (label) label.textContent = text;
	}
}

function closeMenu(): void {
	const menu = document.getElementById("site-menu");
	if (menu?.matches(":popover-open")) menu.hidePopover();
}

function followScroll(): void {
	const top = document.querySelector("[data-top]");
	const look = () => top?.classList.toggle("scrolled", scrollY > 8);
	addEventListener("scroll", look, { passive: true });
	// A page may open scrolled. Looking before the first frame would lay out the page twice.
	requestAnimationFrame(look);
}
