/** As in practice.css: up to this width the sheet is at the bottom of the page. */
const narrow = "(max-width: 63.75rem)";
/** The space above a marked part at the top of the page, in pixels. */
const MARGIN = 12;
/** What stays visible of a message, in pixels: its first lines. In a window lower than a phone's all of it does. */
const LEAST_OF_MESSAGE = 180;
const LOW = 560;

/** Scrolls a phone's page so that a sheet with a message does not cover the answer it is about. */
export function scrollAnswerClear(sheet: HTMLElement): void {
	if (!matchMedia(narrow).matches) return;
	const view = window.visualViewport?.height ?? window.innerHeight;
	const { top, bottom } = sheet.getBoundingClientRect();
	// First the sheet itself: its end, unless that would push its start out of view.
	if (bottom > view) window.scrollBy({ top: Math.min(bottom - view, Math.max(top, 0)), behavior: "instant" });
	const answer = document.querySelector(".pr-stage")?.getBoundingClientRect();
	if (answer === undefined) return;
	const covered = answer.bottom - sheet.getBoundingClientRect().top;
	const marked = firstMarked();
	if (isInFlow(sheet)) bringBack(marked, roomBelow(sheet, view));
	// If it does not fit above the sheet, its end does, or what is marked, which may also be above.
	else if (covered > 0 || marked < 0)
		window.scrollBy({ top: Math.min(Math.max(covered, 0), marked - MARGIN), behavior: "instant" });
	// If it has scrolled out at the top, it comes back.
	else if (answer.bottom <= 0) window.scrollBy({ top: answer.top, behavior: "instant" });
	showExplanation(sheet);
}

/** How far a message may move down. */
function roomBelow(sheet: HTMLElement, view: number): number {
	const { top, bottom } = sheet.getBoundingClientRect();
	return view < LOW ? view - bottom : view - top - LEAST_OF_MESSAGE;
}

/** Scrolls back to the marked part, as far as the message below it has room to move down. */
function bringBack(marked: number, room: number): void {
	const above = Math.min(MARGIN - marked, room);
	if (above > 0) window.scrollBy({ top: -above, behavior: "instant" });
}

/**
 * The position of the first part that is marked as wrong, or else of the first part of a board that is marked right;
 * infinitely far down without one.
 */
function firstMarked(): number {
	const stage = document.querySelector(".pr-stage");
	const part =
		stage?.querySelector(":is(.is-not-yet, .is-look)") ?? stage?.querySelector(".made .is-right") ?? null;
	return part?.getBoundingClientRect().top ?? Infinity;
}

/** Shows as much of the explanation as fits between the answer, which stays visible, and the sheet. */
function showExplanation(sheet: HTMLElement): void {
	const explanation = document.querySelector(".pr-explanation")?.getBoundingClientRect();
	const answer = document.querySelector(".pr-stage")?.getBoundingClientRect();
	if (explanation === undefined || answer === undefined) return;
	const hidden = explanation.bottom - sheet.getBoundingClientRect().top;
	const room = Math.min(hidden, answer.top);
	if (room > 0) window.scrollBy({ top: room, behavior: "instant" });
}

/** Then it comes after the answer, and scrolling to the answer would push it out. */
function isInFlow(sheet: HTMLElement): boolean {
	return getComputedStyle(sheet).position === "static";
}
