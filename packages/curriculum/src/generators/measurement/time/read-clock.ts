import type { FillOneQuestion } from "@learnin/domain/question/question";
import { clock } from "../../../figures/lines/clock.ts";
import { counted, NAMES, type Random } from "../../../kit/index.ts";
import { handsInWords, timeText } from "./clock-time.ts";

/** A clock to be read; the answer is typed as h:mm. */
export function readClock(random: Random, hour: number, minute: number): FillOneQuestion {
	const right = timeText(hour, minute);
	const swapped = timeText(Math.round(minute / 5) === 0 ? 12 : Math.round(minute / 5), (hour % 12) * 5);
	const wrong: [string, string, string][] = [
		["swapped-the-hands", swapped, "It looks like the hands changed places. The short one shows the hour."],
		[
			"read-the-next-hour",
			minute >= 30 ? timeText(hour + 1, minute) : right,
			"The short hand is near the next number, but it has not reached it yet.",
		],
		[
			"read-the-number-as-minutes",
			timeText(hour, Math.floor(minute / 5) === 0 ? 12 : Math.floor(minute / 5)),
			"It looks like the number at the long hand was taken as minutes. Each number counts five.",
		],
		[
			"counted-only-five-minute-marks",
			minute % 5 === 0 ? right : timeText(hour, minute - (minute % 5)),
			"Some small marks after the last number were left out. Each is one minute.",
		],
	];
	const seen = new Set([right]);
	return {
		question_type: "FILL_ONE",
		answer_type: "STRING",
		prompt: random.pick([
			"What time does the clock show?",
			`${random.pick(NAMES)} looks at the clock. What time is it?`,
		]),
		cta: "Write it like 4:35.",
		figure: { svg: clock(hour, minute), alt: `A clock. ${handsInWords(hour, minute)}.` },
		hints: [
			"The short thick hand shows the hour. Which number has it passed last?",
			minute % 5 === 0
				? "For the long hand, count by fives from the 12."
				: "For the long hand, count by fives from the 12, then add the small marks.",
		],
		explanation: `The short hand ${minute === 0 ? "points at" : "has passed"} ${timeText(hour, 0).split(":")[0]}. The long hand shows ${counted(minute, "minute")}. It is ${right}.`,
		known_mistakes: wrong
			.filter(([, answer]) => !seen.has(answer) && seen.add(answer))
			.map(([id, answer, feedback]) => ({ id, answer, feedback })),
		key: { answers: right.length === 4 ? [right, `0${right}`] : [right] },
	};
}
