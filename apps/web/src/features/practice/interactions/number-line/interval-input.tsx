import {
	entryOf,
	firstSpan,
	lineOf,
	type Span,
	type SpanEnd,
	spanOf,
	withEnd,
} from "@learnin/domain/interactions/interval/interval";
import { sayEnd } from "@learnin/domain/interactions/interval/interval-picture";
import type { Interval } from "@learnin/domain/interactions/interval/settings";
import { DotChoice } from "../board/dot-choice.tsx";
import { MadeOne, type MadeOneProps, type MakingOne } from "../board/made-one.tsx";
import { NumberLineBoard } from "./number-line-board.tsx";
import "./number-line.css";
import "./inequality.css";

/** FILL_ONE, answered with an interval on a number line. */
export function IntervalInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="interval" name="Number line">
			{(settings, making) => <IntervalBoard settings={settings} {...making} />}
		</MadeOne>
	);
}

interface BoardProps extends MakingOne {
	settings: Interval;
}

/** Both ends are placed on the line; the choices below say for each whether it is included. */
function IntervalBoard({ settings, entry, look, isLocked, firstRef, onMake }: BoardProps) {
	const made = spanOf(settings, entry);
	const span = made ?? firstSpan(settings);
	const { from } = settings;
	const line = lineOf(settings);
	const make = (next: Span) => onMake(entryOf(settings, next));
	const moved = (end: SpanEnd, mark: number) => withEnd(settings, span, end, from + mark);
	const endPoint = (end: SpanEnd, name: string) => ({
		name,
		mark: made === null ? null : made[end] - from,
		waitsAt: span[end] - from,
		isOpen: !(end === "low" ? span.is_low_closed : span.is_high_closed),
		valueText: (mark: number) => sayEnd(moved(end, mark), end),
		look,
	});
	return (
		<div className="iq" data-waiting={made === null || undefined}>
			<NumberLineBoard
				line={line}
				points={[endPoint("low", "Left end"), endPoint("high", "Right end")]}
				stretch="between"
				isLocked={isLocked}
				firstRef={firstRef}
				allowed={(at, mark) => moved(endOf(at), mark)[endOf(at)] - from}
				onPlace={(at, mark) => (mark === null ? onMake("") : make(moved(endOf(at), mark)))}
			/>
			<div className="iq-choices">
				<DotChoice
					legend="Left end"
					isNamed
					isClosed={made?.is_low_closed}
					isOff={isLocked || made === null}
					onChoose={(is_low_closed) => make({ ...span, is_low_closed })}
				/>
				<DotChoice
					legend="Right end"
					isNamed
					isClosed={made?.is_high_closed}
					isOff={isLocked || made === null}
					onChoose={(is_high_closed) => make({ ...span, is_high_closed })}
				/>
			</div>
		</div>
	);
}

function endOf(at: number): SpanEnd {
	return at === 0 ? "low" : "high";
}
