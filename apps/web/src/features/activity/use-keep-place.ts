import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Below the sticky header. */
const readingLine = 80;

interface Place {
	id: string;
	/** In the document, so that scrolling meanwhile does no harm. */
	top: number;
	/** What was shown then. */
	rows: unknown;
}

/**
 * Keeps what is being read where it is when rows come above it. Not every browser anchors the scroll position,
 * and none does at the very top, so the list's own anchoring is off and this does it.
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>, rows: unknown) {
	const place = useRef<Place | null>(null);
	useLayoutEffect(() => {
		const kept = place.current;
		// Drawn again for another reason; the rows are still on their way.
		if (kept?.rows === rows) return;
		place.current = null;
		const row = kept && list.current?.querySelector(`[data-attempt="${CSS.escape(kept.id)}"]`);
		if (kept && row) scrollBy({ top: topOf(row) - kept.top, behavior: "instant" });
	}, [list, rows]);
	return {
		/** To be called right before the rows change. Says whether somebody is reading further down. */
		keep(): boolean {
			place.current = list.current && isReading(list.current) ? firstVisible(list.current, rows) : null;
			return place.current !== null;
		},
	};
}

/** At the top of the list new rows are what one waits for; below it, or with the focus in it, they would disturb. */
function isReading(list: HTMLElement): boolean {
	return list.getBoundingClientRect().top < readingLine || list.contains(document.activeElement);
}

function firstVisible(list: HTMLElement, rows: unknown): Place | null {
	const elements = [...list.querySelectorAll<HTMLElement>("[data-attempt]")];
	const row = elements.find((each) => each.getBoundingClientRect().bottom > readingLine);
	return row ? { id: row.dataset["attempt"] ?? "", top: topOf(row), rows } : null;
}

function topOf(element: Element): number {
	return element.getBoundingClientRect().top + scrollY;
}
