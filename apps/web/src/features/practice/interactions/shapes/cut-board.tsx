import {
	type Board,
	boardOf,
	cutAt,
	cutEnds,
	entryOf,
	firstBoard,
	framed,
	isRectangle,
	partsOf,
	roomFor,
	turned,
} from "@learnin/domain/interactions/cut/cut";
import { cutPicture, placeOfCut, placeOfPiece } from "@learnin/domain/interactions/cut/cut-picture";
import type { Cut } from "@learnin/domain/interactions/cut/settings";
import { Move, RotateCw, Scissors } from "lucide-react";
import { useMemo, useRef } from "react";
import { count } from "../../../../platform/count-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
import { AmountStepper } from "../amounts/amount-stepper.tsx";
import type { MakingOne } from "../board/made-one.tsx";
import { MadeTools } from "../board/made-tools.tsx";
import { useArrows } from "../board/use-arrows.ts";
import { useCutDrag } from "./use-cut-drag.ts";
import { useMadeSteps } from "../board/use-made-steps.ts";
import { usePieceKeys } from "../board/use-piece-keys.ts";

/** A figure cut with scissors beside it, a piece that is moved and rotated, and a frame around both. */
export function CutBoard({ cut, entry, look, isLocked, firstRef, onMake }: MakingOne & { cut: Cut }) {
	const steps = { first: firstBoard, entryOf, stateOf: (typed: string) => boardOf(cut, typed) };
	const { state, isBegun, step, undo, clear } = useMadeSteps<Board>(steps, entry, onMake);
	const area = useRef<HTMLDivElement>(null);
	const { board, handlers } = useCutDrag({ cut, board: state, isLocked, area, onBoard: step });
	const svg = useMemo(() => cutPicture(cut, board), [cut, board]);
	return (
		<div className={classNames("cut", lookClass(look))}>
			<div
				ref={area}
				className="drag-area cut-area"
				dir="ltr"
				data-locked={isLocked || undefined}
				{...handlers}
			>
				<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
				<CutHandle cut={cut} board={board} isLocked={isLocked} firstRef={firstRef} onBoard={step} />
				{board.at !== null && <PieceHandle cut={cut} board={board} isLocked={isLocked} onBoard={step} />}
			</div>
			<Button
				variant="ghost"
				icon={<RotateCw />}
				disabled={isLocked || board.at === null}
				onClick={() => step(turned(state))}
			>
				Turn the piece
			</Button>
			<FrameSize cut={cut} board={board} isLocked={isLocked} onBoard={step} />
			<MadeTools
				canUndo={!isLocked && isBegun}
				canClear={!isLocked && isBegun}
				onUndo={undo}
				onClear={clear}
			/>
		</div>
	);
}

interface PartProps {
	cut: Cut;
	board: Board;
	isLocked: boolean;
	onBoard: (board: Board) => void;
}

/** Scissors beside the grid, at the line of the cut. */
function CutHandle({ cut, board, isLocked, firstRef, onBoard }: PartProps & Pick<MakingOne, "firstRef">) {
	const { least, most } = cutEnds(cut);
	const waiting = Math.floor((least + most) / 2);
	const arrows = useArrows<Board>({
		now: board,
		isLocked,
		moved: (by) => cutAt(cut, board, board.at === null ? waiting : board.at + by),
		onMove: onBoard,
	});
	const { left, top } = placeOfCut(cut, board.at ?? waiting);
	return (
		<button
			ref={firstRef}
			type="button"
			role="slider"
			aria-orientation={cut.along === "down" ? "horizontal" : "vertical"}
			className={classNames("cut-scissors", board.at === null && "is-waiting", `is-${cut.along}`)}
			style={{ left: `${left}%`, top: `${top}%` }}
			data-part="cut"
			aria-label="Scissors"
			aria-valuemin={least}
			aria-valuemax={most}
			aria-valuenow={board.at ?? waiting}
			aria-valuetext={board.at === null ? "Not cut yet" : cutText(cut, board.at)}
			aria-disabled={isLocked}
			{...arrows}
		>
			<Scissors aria-hidden="true" />
		</button>
	);
}

function cutText({ along }: Cut, at: number): string {
	return along === "down"
		? `Cut ${count(at, "square")} from the left edge of the grid`
		: `Cut ${count(at, "square")} above the lower edge of the grid`;
}

/** The piece can be dragged anywhere; its key handle is at its center. */
function PieceHandle({ cut, board, isLocked, onBoard }: PartProps) {
	const { piece } = partsOf(cut, board);
	const keys = usePieceKeys({ cut, board, isLocked, onBoard });
	const { left, top } = placeOfPiece(cut, piece);
	return (
		<button
			type="button"
			role="slider"
			aria-roledescription="movable piece"
			className="cut-piece"
			style={{ left: `${left}%`, top: `${top}%` }}
			data-part="piece"
			aria-label="Piece"
			aria-valuemin={-cut.columns}
			aria-valuemax={cut.columns}
			aria-valuenow={board.right}
			aria-valuetext={pieceText(cut, board)}
			aria-disabled={isLocked}
			{...keys}
		>
			<Move aria-hidden="true" />
		</button>
	);
}

/** A description of the two parts for screen readers. */
function pieceText(cut: Cut, board: Board): string {
	const where = [sidewards(board.right), upwards(board.up), board.is_turned && /* text */ "turned"].filter(
		(part) => part !== false,
	);
	const place = where.length === 0 ? "In its place" : where.join(", ");
	return isRectangle(cut, board) ? `${place}. Both parts make a rectangle` : place;
}

function sidewards(right: number): string | false {
	if (right === 0) return false;
	const squares = count(Math.abs(right), "square");
	return right > 0 ? `${squares} to the right` : `${squares} to the left`;
}

function upwards(up: number): string | false {
	if (up === 0) return false;
	const squares = count(Math.abs(up), "square");
	return up > 0 ? `${squares} up` : `${squares} down`;
}

/** The length and height of the frame. */
function FrameSize({ cut, board, isLocked, onBoard }: PartProps) {
	const room = roomFor(cut, board);
	const { length, height } = board;
	return (
		<div className="cut-frame" role="group" aria-label="Frame around the rectangle">
			<span className="cut-size">
				<span aria-hidden="true">Frame length</span>
				<AmountStepper
					name="Length of the frame"
					value={length}
					text={`${length}`}
					least={0}
					most={room.length}
					isLocked={isLocked}
					onChange={(to) => onBoard(framed(cut, board, to, height))}
				/>
			</span>
			<span className="cut-size">
				<span aria-hidden="true">Frame height</span>
				<AmountStepper
					name="Height of the frame"
					value={height}
					text={`${height}`}
					least={0}
					most={room.height}
					isLocked={isLocked}
					onChange={(to) => onBoard(framed(cut, board, length, to))}
				/>
			</span>
		</div>
	);
}
