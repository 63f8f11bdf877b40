import { type Board, moved } from "@learnin/domain/interactions/cut/cut";
import type { Cut } from "@learnin/domain/interactions/cut/settings";
import { type KeyboardEvent, useRef } from "react";
import { planeSteps } from "./key-steps.ts";

interface Movable {
	cut: Cut;
	board: Board;
	isLocked: boolean;
	onBoard: (board: Board) => void;
}

/**
 * Arrows move by one square, with Shift by ten; Home and End to the sides of the grid; Escape restores the position.
 */
export function usePieceKeys({ cut, board, isLocked, onBoard }: Movable) {
	const before = useRef(board);
	return {
		onFocus: () => {
			before.current = board;
		},
		onKeyDown: (event: KeyboardEvent) => {
			const way = planeSteps[event.key];
			if (isLocked || (way === undefined && event.key !== "Escape")) return;
			event.preventDefault();
			event.stopPropagation();
			if (way === undefined) return onBoard(before.current);
			const by = event.shiftKey ? 10 : 1;
			onBoard(moved(cut, board, way[0] * by, way[1] * by));
		},
	};
}
