import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Below the sticky header. */
const readingLine = 80;

interface Place {
	id: string;
	/** Relative to the document, so that scrolling in between does no harm. */
	top: number;
	/** The rows at that time. */
	rows: unknown;
}

/**
 * Keeps the visible rows in place when rows are added above. Not every browser anchors the scroll position, and none
 * does at the very top, so the list's own anchoring is off and this replaces it.
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>, rows: unknown) {
	const place = useRef<Place | null>(null);
	useLayoutEffect(() => {
		const kept = place.current;
		// Rendered for another reason; the rows have not changed yet.
		if (kept?.rows === rows) return;
		place.current = null;
		const row = kept && list.current?.querySelector(`[data-attempt="${CSS.escape(kept.id)}"]`);
		if (kept && row) scrollBy({ top: topOf(row) - kept.top, behavior: "instant" });
	}, [list, rows]);
	return {
		/** Call it right before the rows change. Returns whether the person is reading further down. */
		keep(): boolean {
			place.current = list.current && isReading(list.current) ? firstVisible(list.current, rows) : null;
			return place.current !== null;
		},
	};
}

/** At the top of the list new rows are welcome; below it, or with the focus in it, they would disturb. */
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
