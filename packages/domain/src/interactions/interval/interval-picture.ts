import type { Figure } from "../../question/question.ts";
import { dotPicture } from "../inequality/inequality-picture.ts";
import { AXIS, linePicture, placeOn } from "../number-line/number-line-picture.ts";
import { lineOf, type Span, type SpanEnd, spanOf } from "./interval.ts";
import type { Interval } from "./settings.ts";

/** The line with its alt text, and the interval of an entry; for paper and review. */
export function intervalFigure(settings: Interval, made: { entry: string } | null): Figure {
	const { from, to } = settings;
	const span = made === null ? null : spanOf(settings, made.entry);
	const ends = `A number line from ${from} to ${to}.`;
	if (span === null) return { svg: linePicture(lineOf(settings), ""), alt: ends };
	return {
		svg: linePicture(lineOf(settings), spanPicture(settings, span)),
		alt: `${ends} From ${sayEnd(span, "low")} to ${sayEnd(span, "high")}.`,
	};
}

/** One end in words: "closed dot at 3". */
export function sayEnd(span: Span, end: SpanEnd): string {
	const [number, is_closed] =
		end === "low" ? [span.low, span.is_low_closed] : [span.high, span.is_high_closed];
	return is_closed ? `closed dot at ${number}` : `open dot at ${number}`;
}

function spanPicture(settings: Interval, span: Span): string {
	const line = lineOf(settings);
	const [low, high] = [placeOn(line, span.low - settings.from), placeOn(line, span.high - settings.from)];
	const bar = `<path d="M${low} ${AXIS}H${high}" stroke="var(--fig-sky)" stroke-width="7" fill="none"/>`;
	return bar + dotPicture(low, span.is_low_closed) + dotPicture(high, span.is_high_closed);
}
