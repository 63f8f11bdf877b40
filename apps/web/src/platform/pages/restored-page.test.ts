import { expect, test, vi } from "vitest";
import { forgetLeftPages } from "./restored-page.ts";

function page() {
	const pages = new EventTarget();
	const root = { hidden: false };
	const reload = vi.fn();
	forgetLeftPages(pages as unknown as Window, root, reload);
	const tell = (name: string, persisted: boolean) =>
		pages.dispatchEvent(Object.assign(new Event(name), { persisted }));
	return { root, reload, tell };
}

test("a page in the back/forward cache is hidden when it is left, and reloaded on Back", () => {
	const { root, reload, tell } = page();
	tell("pagehide", true);
	expect(root.hidden).toBe(true);
	expect(reload).not.toHaveBeenCalled();
	tell("pageshow", true);
	expect(root.hidden).toBe(true);
	expect(reload).toHaveBeenCalledOnce();
});

test("a page that is loaded normally, or unloaded for good, is left alone", () => {
	const { root, reload, tell } = page();
	tell("pageshow", false);
	tell("pagehide", false);
	expect(root.hidden).toBe(false);
	expect(reload).not.toHaveBeenCalled();
});
