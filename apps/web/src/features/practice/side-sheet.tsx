import { type ReactNode, useEffect, useRef } from "react";

export interface SideSheetProps {
	label: string;
	/** Names what it says about the answer, and changes with it; null while the answer is still being given. */
	says: string | null;
	/** On a phone its words stand in place of the keypad. */
	isCovered?: boolean;
	children: ReactNode;
}

/**
 * Beside the question on a wide screen, below it on a phone. There a sheet that says something never lies over the
 * answer that it speaks about.
 */
export function SideSheet({ label, says, isCovered = false, children }: SideSheetProps) {
	const sheet = useRef<HTMLElement>(null);
	useEffect(() => {
		const element = sheet.current;
		if (says === null || element === null) return undefined;
		// Its words may still be loading: each time it grows, the answer makes room.
		const observer = new ResizeObserver(() => scrollAnswerClear(element));
		observer.observe(element);
		return () => observer.disconnect();
	}, [says]);
	return (
		<aside ref={sheet} className="pr-side" aria-label={label} data-covered={isCovered || undefined}>
			{children}
		</aside>
	);
}

/** As in practice.css: from here down the sheet is at the foot of the page. */
const narrow = "(max-width: 63.75rem)";

function scrollAnswerClear(sheet: HTMLElement): void {
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
}

/** Then it comes after the answer, and bringing that back would push it out. */
function isInFlow(sheet: HTMLElement): boolean {
	return getComputedStyle(sheet).position === "static";
}
