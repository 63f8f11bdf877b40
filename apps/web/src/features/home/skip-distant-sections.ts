/**
 * Lets the browser skip the sections that are far from the window, when it styles the page again for another theme.
 * They are laid out once before: a skipped section keeps the height that it had, so that links to sections below it
 * still lead to the right place.
 */
export function skipDistantSections(main: HTMLElement): void {
	let width = window.innerWidth;
	const sections = main.querySelectorAll<HTMLElement>(":scope > .sec");
	const skip = () => void skipEach(sections, width);
	if (document.readyState === "complete") skip();
	else window.addEventListener("load", skip);
	window.addEventListener("resize", () => {
		// The address bar of a phone changes the height while it scrolls.
		if (window.innerWidth === width) return;
		width = window.innerWidth;
		for (const section of sections) section.classList.remove("skips-distant");
		skip();
	});
}

/**
 * One section in each frame: all at once would style the whole page in one long task. Stops at another width of the
 * window, for which they are laid out again.
 */
async function skipEach(sections: Iterable<HTMLElement>, width: number): Promise<void> {
	await nextFrame();
	for (const section of sections) {
		await nextFrame();
		if (window.innerWidth !== width) return;
		section.classList.add("skips-distant");
	}
}

function nextFrame(): Promise<unknown> {
	return new Promise(requestAnimationFrame);
}
