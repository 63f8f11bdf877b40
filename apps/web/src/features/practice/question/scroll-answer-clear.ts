/** As in practice.css: from here down the sheet is at the foot of the page. */
const narrow = "(max-width: 63.75rem)";

/** Scrolls the page of a phone so that a sheet that says something does not lie over the answer it speaks about. */
export function scrollAnswerClear(sheet: HTMLElement): void {
	if (!matchMedia(narrow).matches) return;
	const view = window.visualViewport?.height ?? window.innerHeight;
	const { top, bottom } = sheet.getBoundingClientRect();
	// First the sheet itself: its end, unless that would push its beginning out of view.
	if (bottom > view) window.scrollBy({ top: Math.min(bottom - view, Math.max(top, 0)), behavior: "instant" });
	const answer = document.querySelector(".pr-stage")?.getBoundingClientRect();
	if (answer === undefined) return;
	const covered = answer.bottom - sheet.getBoundingClientRect().top;
	// Where it does not fit above the sheet, its end does. Where it has scrolled out at the top, it comes back.
	if (covered > 0) window.scrollBy({ top: covered, behavior: "instant" });
	else if (answer.bottom <= 0 && !isInFlow(sheet)) window.scrollBy({ top: answer.top, behavior: "instant" });
	showExplanation(sheet);
}

/** As much of the explanation as there is room for between the answer, which stays in view, and the sheet. */
function showExplanation(sheet: HTMLElement): void {
	const explanation = document.querySelector(".pr-explanation")?.getBoundingClientRect();
	const answer = document.querySelector(".pr-stage")?.getBoundingClientRect();
	if (explanation === undefined || answer === undefined) return;
	const hidden = explanation.bottom - sheet.getBoundingClientRect().top;
	const room = Math.min(hidden, answer.top);
	if (room > 0) window.scrollBy({ top: room, behavior: "instant" });
}

/** Then it comes after the answer, and bringing that back would push it out. */
function isInFlow(sheet: HTMLElement): boolean {
	return getComputedStyle(sheet).position === "static";
}
