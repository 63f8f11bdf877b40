import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { classNames } from "../../../../ui/class-names.ts";
import { useDeferred } from "../../session/deferred/deferred.ts";
import type { End } from "./drag-line.ts";
import { MatchTile } from "./match-tile.tsx";
import type { MatchViewProps } from "./match-view-props.ts";
import { leftOf } from "./pairing.ts";
import { useLineDrag } from "./use-line-drag.ts";
import { useLines } from "./use-lines.ts";
import { useMatching } from "./use-matching.ts";

/** So many letters need more than half of a phone's width; their partners, such as an expression, need less. */
const STORY = 40;

/**
 * Two columns and the lines between them. A line is drawn with the pointer, by pressing one tile and then its partner,
 * or by keyboard: Enter picks up, the arrow keys move, Enter places, Escape cancels.
 */
export function MatchBoard({ question, pairs, lookOf, isLocked, onPairs }: MatchViewProps) {
	const { left_options, right_options } = question;
	// A question starts without lines.
	const deferred = useDeferred();
	const { board, lines, anchors } = useLines(pairs);
	const matching = useMatching({ question, pairs, isLocked, onPairs, board });
	const { picked, setPicked, nameOf, place, takeApart, press, onKeyDown } = matching;
	const { live, wasDrag, start } = useLineDrag({
		board,
		anchors,
		isLocked,
		onStart: setPicked,
		onEnd: (from, target) => {
			setPicked(null);
			if (target) place(from, target);
		},
	});

	const tile = (side: End["side"], option: PracticeOption) => {
		const left = side === "left" ? option.id : leftOf(pairs, option.id);
		const partner = side === "left" ? pairs[option.id] : left;
		const other: End = { side: side === "left" ? "right" : "left", id: partner ?? "" };
		return (
			<li key={option.id}>
				<MatchTile
					end={{ side, id: option.id }}
					option={option}
					partner={partner === undefined ? undefined : nameOf(other)}
					look={left === undefined ? null : lookOf(left)}
					isPicked={picked?.side === side && picked.id === option.id}
					isOpen={picked !== null && picked.side !== side}
					onGrab={start}
					onPress={(end, isKeyboard) => !wasDrag.current && press(end, isKeyboard)}
					onKeyDown={onKeyDown}
				/>
			</li>
		);
	};
	const options = [...left_options, ...right_options];
	return (
		<div
			ref={board}
			className={classNames(
				"mt-board",
				isLocked && "is-locked",
				options.some(hasLongWord) && "is-wordy",
				options.some(({ label }) => label.spoken.length > STORY) && "is-uneven",
			)}
		>
			<ul className="mt-column" aria-label="Match these">
				{left_options.map((option) => tile("left", option))}
			</ul>
			<ul className="mt-column" aria-label="with these">
				{right_options.map((option) => tile("right", option))}
			</ul>
			{deferred && <deferred.MatchLines lines={lines} live={live} lookOf={lookOf} />}
			{deferred &&
				!isLocked &&
				lines.map((line) => (
					<deferred.TakeApart
						key={line.left}
						line={line}
						names={`${nameOf({ side: "left", id: line.left })} and ${nameOf({ side: "right", id: line.right })}`}
						onPress={() => takeApart(line.left)}
					/>
				))}
			<p className="sr" role="status">
				{matching.said}
			</p>
		</div>
	);
}

/** Such a word would break in a narrow column. */
function hasLongWord({ label }: PracticeOption): boolean {
	return label.spoken.split(" ").some((word) => word.length > 10);
}
