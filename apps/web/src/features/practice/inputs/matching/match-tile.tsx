import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { classNames } from "../../../../ui/class-names.ts";
import { OptionFace } from "../options/option-face.tsx";
import { lookClass, lookWords, type PartLook } from "../part-look.ts";
import type { End } from "./drag-line.ts";
import { endKey } from "./use-lines.ts";

export interface MatchTileProps {
	end: End;
	option: PracticeOption;
	/** The name of its partner, if any. */
	partner: string | undefined;
	look: PartLook;
	isPicked: boolean;
	/** A tile of the other side is picked up. */
	isOpen: boolean;
	onGrab: (event: React.PointerEvent, end: End) => void;
	onPress: (end: End, isKeyboard: boolean) => void;
	onKeyDown: (event: React.KeyboardEvent, end: End) => void;
}

/** One end of a line: pressed, dragged, or used by keyboard. */
export function MatchTile(props: MatchTileProps) {
	const { end, option, partner, look, isPicked, isOpen, onGrab, onPress, onKeyDown } = props;
	return (
		<button
			type="button"
			className={classNames(
				"mt-tile",
				partner !== undefined && "is-matched",
				lookClass(look),
				isPicked && "is-picked",
				isOpen && "is-open",
			)}
			data-end={endKey(end.side, end.id)}
			data-match={end.side === "left" ? end.id : undefined}
			aria-pressed={isPicked}
			onPointerDown={(event) => onGrab(event, end)}
			onClick={(event) => onPress(end, event.detail === 0)}
			onKeyDown={(event) => onKeyDown(event, end)}
		>
			<OptionFace option={option} />
			<span className="sr">
				{partner === undefined ? notMatched() : ` (matched with ${partner})`}
				{lookWords(look)}
			</span>
		</button>
	);
}

function notMatched(): string {
	return " (not matched yet)";
}
