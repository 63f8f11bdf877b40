import { type RefObject, useLayoutEffect } from "react";

/** Below this width the sheet with Check covers the bottom of the window. In pixels. */
const WIDE = 1020;
/** Between a board and the sheet. In pixels. */
const GAP = 8;
/** A smaller drawing can leave other parts more lines. */
const ROUNDS = 3;

/**
 * Makes a board smaller that would begin partly below the sheet of a phone: it is marked as tight, and `--lack` is by how
 * many pixels drawings that stay readable are less high. `--spare` is how many are left below a board that is short.
 */
export function useRoom(board: RefObject<HTMLElement | null>, pad: HTMLElement | null) {
	useLayoutEffect(() => {
		const { current } = board;
		if (current === null || pad === null) return undefined;
		const measure = () => fit(current);
		measure();
		addEventListener("resize", measure);
		return () => removeEventListener("resize", measure);
	}, [board, pad]);
}

function fit(board: HTMLElement) {
	const sheet = document.querySelector(".pr-side");
	board.removeAttribute("data-tight");
	for (const size of ["--lack", "--spare"]) board.style.removeProperty(size);
	if (sheet === null || innerWidth >= WIDE) return;
	const edge = innerHeight - sheet.getBoundingClientRect().height - GAP;
	const over = () => Math.ceil(board.getBoundingClientRect().bottom + scrollY - edge);
	board.toggleAttribute("data-tight", over() > 0);
	board.style.setProperty("--spare", `${Math.max(-over(), 0)}px`);
	let lack = 0;
	for (let round = 0; round < ROUNDS && over() > 0; round++) {
		lack += over();
		board.style.setProperty("--lack", `${lack}px`);
	}
}
