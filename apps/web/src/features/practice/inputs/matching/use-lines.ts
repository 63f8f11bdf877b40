import { useEffect, useRef, useState } from "react";
import type { Pairs } from "./pairing.ts";

export interface Point {
	x: number;
	y: number;
}

export interface Line {
	left: string;
	right: string;
	from: Point;
	to: Point;
}

/** The lines between pairs, in pixels of the board; remeasured whenever the board's size changes. */
export function useLines(pairs: Pairs) {
	const board = useRef<HTMLDivElement>(null);
	const [anchors, setAnchors] = useState<Record<string, Point>>({});
	useEffect(() => {
		const element = board.current;
		if (!element) return;
		// It also reports the first size, once the browser has laid out the page: measuring here would force that.
		const observer = new ResizeObserver(() => setAnchors(anchorsIn(element)));
		observer.observe(element);
		for (const tile of element.querySelectorAll("[data-end]")) observer.observe(tile);
		return () => observer.disconnect();
	}, []);
	const lines = Object.entries(pairs).flatMap(([left, right]): Line[] => {
		const from = anchors[endKey("left", left)];
		const to = anchors[endKey("right", right)];
		return from && to ? [{ left, right, from, to }] : [];
	});
	return { board, lines, anchors };
}

export function endKey(side: "left" | "right", id: string): string {
	return `${side} ${id}`;
}

/** The middle of each tile's inner edge. */
function anchorsIn(board: HTMLElement): Record<string, Point> {
	const origin = board.getBoundingClientRect();
	const ends = [...board.querySelectorAll<HTMLElement>("[data-end]")];
	return Object.fromEntries(
		ends.map((end) => {
			const { left, right, top, height } = end.getBoundingClientRect();
			const key = end.dataset.end ?? "";
			const x = key.startsWith("left ") ? right - origin.left : left - origin.left;
			return [key, { x, y: top - origin.top + height / 2 }];
		}),
	);
}
