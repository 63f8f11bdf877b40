import { MAX_ANSWERS } from "../max-answers.ts";
import { takeFormat, unescaped } from "./gift-items.ts";

/** One answer between the braces, its texts still escaped. */
export interface GiftAnswer {
	sign: "=" | "~";
	/** In percent; null if none is written. */
	weight: number | null;
	format: string;
	text: string;
	feedback: string;
}

export type GiftAnswers =
	| { kind: "essay" }
	| { kind: "true-false"; is_true: boolean; when_wrong: string; when_right: string }
	| { kind: "numerical" | "choice" | "short"; answers: GiftAnswer[] }
	| { kind: "match"; pairs: { left: GiftAnswer; right: string }[] };

/** The content of the braces, and the general feedback. Tries the formats in Moodle's order. */
export function giftAnswers(source: string): { answers: GiftAnswers; general: string } {
	const at = unescaped(source, "####");
	const general = at < 0 ? "" : source.slice(at + 4).trim();
	const text = (at < 0 ? source : source.slice(0, at)).trim();
	return { answers: answersOf(text), general };
}

function answersOf(text: string): GiftAnswers {
	if (text === "") return { kind: "essay" };
	if (text.startsWith("#")) return { kind: "numerical", answers: split(text.slice(1), "=") };
	const [all, word] = /^(TRUE|FALSE|T|F)(?=\s*(?:#|$))/i.exec(text) ?? [];
	if (all !== undefined) return trueFalse(word ?? "", text.slice(all.length));
	if (unescaped(text, "~") >= 0) return { kind: "choice", answers: split(text, "=") };
	const answers = split(text, "=");
	const pairs = answers.flatMap((left) => {
		const arrow = unescaped(left.text, "->");
		return arrow < 0
			? []
			: [
					{
						left: { ...left, text: left.text.slice(0, arrow).trim() },
						right: left.text.slice(arrow + 2).trim(),
					},
				];
	});
	return text.startsWith("=") && pairs.length === answers.length && pairs.length > 0
		? { kind: "match", pairs }
		: { kind: "short", answers };
}

function trueFalse(word: string, rest: string): GiftAnswers {
	const first = unescaped(rest, "#");
	const second = first < 0 ? -1 : unescaped(rest, "#", first + 1);
	const when_wrong = first < 0 ? "" : rest.slice(first + 1, second < 0 ? undefined : second).trim();
	const when_right = second < 0 ? "" : rest.slice(second + 1).trim();
	return { kind: "true-false", is_true: /^t/i.test(word), when_wrong, when_right };
}

/** A first answer without a sign counts as right. */
function split(text: string, first: "="): GiftAnswer[] {
	const starts: number[] = [];
	// One more than allowed is enough: the item is refused.
	for (let at = 0; at < text.length && starts.length <= MAX_ANSWERS; at += 1) {
		if (text[at] === "\\") at += 1;
		else if (text[at] === "=" || text[at] === "~") starts.push(at);
	}
	const head = text.slice(0, starts[0] ?? text.length).trim();
	const bare = head === "" ? [] : [readOne(first, head)];
	return [
		...bare,
		...starts.map((start, at) =>
			readOne(text[start] === "~" ? "~" : "=", text.slice(start + 1, starts[at + 1])),
		),
	];
}

function readOne(sign: "=" | "~", source: string): GiftAnswer {
	const [all = "", weight] = /^\s*%(-?[\d.]{1,12})%/.exec(source) ?? [];
	const body = source.slice(all.length);
	const hash = unescaped(body, "#");
	const { format, text } = takeFormat(hash < 0 ? body : body.slice(0, hash));
	return {
		sign,
		weight: weight === undefined ? null : Number(weight),
		format,
		text: text.trim(),
		feedback: hash < 0 ? "" : body.slice(hash + 1).trim(),
	};
}
