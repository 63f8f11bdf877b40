import { findSolveTask, findWriteTask } from "./asked-tasks.ts";
import type { Behaviour } from "./behaviour.ts";
import { readWrittenAnswer } from "./read-written-answer.ts";
import type { ModelReply, ModelRequest } from "./wire-formats.ts";
import type { How } from "./ways.ts";
import { findWrittenAnswer } from "./written-answer.ts";

/** A response: a model's answer, a raw body, an error status, or nothing at all. */
type Reply =
	| { kind: "answer"; answer: ModelReply }
	| { kind: "raw"; body: string }
	| { kind: "status"; status: number; message: string }
	| { kind: "drop" };

/** The stand-in's response to a request, according to its behavior. */
export function createReply(behaviour: Behaviour, how: How, request: ModelRequest): Reply {
	const fault = faults[how];
	if (fault !== undefined) return fault;
	const answer = request.has_schema ? answerTo(behaviour, how, request.texts) : undefined;
	if (answer === undefined)
		return said(
			"This is an offline stand-in; it reads written answers, writes questions without pictures and solves its own.",
			"refusal",
		);
	const text = JSON.stringify(answer);
	if (how === "truncate") return said(text.slice(0, text.length / 2), "length");
	return said(text, how === "cut_json" ? "length" : "stop");
}

function answerTo(behaviour: Behaviour, how: How, texts: string[]): unknown {
	const written = findWrittenAnswer(texts);
	if (written !== undefined) return behaviour.bend(how, readWrittenAnswer(written));
	const toWrite = findWriteTask(texts);
	if (toWrite !== undefined) return behaviour.questions.write(how, toWrite);
	const toSolve = findSolveTask(texts);
	return toSolve === undefined ? undefined : behaviour.questions.solve(how, toSolve);
}

function said(text: string, end: ModelReply["end"]): Reply {
	return { kind: "answer", answer: { text, end } };
}

const faults: Partial<Record<How, Reply>> = {
	refuse: said("I cannot help with that.", "refusal"),
	bad_json: said("Sure! Here is my verdict: correct.", "stop"),
	other_json: said(`{"verdict":"correct","points":999,"confidence":1}`, "stop"),
	script: said(
		"<script>alert(1)</script> ![x](http://127.0.0.1:9/x.png) [here](javascript:alert(1))",
		"stop",
	),
	empty: said("", "stop"),
	huge: said(`{"confidence":1,"padding":"${"x".repeat(1_000_000)}"}`, "stop"),
	nonsense: { kind: "raw", body: "<html>502 Bad Gateway</html>" },
	rate_limit: { kind: "status", status: 429, message: "Too many requests" },
	error: { kind: "status", status: 500, message: "The server had an error" },
	redirect: { kind: "status", status: 307, message: "Elsewhere" },
	drop: { kind: "drop" },
};
