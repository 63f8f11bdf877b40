import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Question, QuestionOption } from "@learnin/domain/question/question";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import temml from "temml";
import type { Generator } from "../src/generators/generator.ts";
import { skillById } from "../src/skills/skills.ts";
import type { Wanted } from "./sample.ts";
import { chosenQuestions } from "./sample.ts";
import { SHEET_STYLE } from "./sheet-style.ts";

/** Writes a page to print: the questions with room to answer, then a page with the answers. */
export function writeSheet(generator: Generator, wanted: Wanted, out = `${generator.skill_id}.html`): void {
	const questions = chosenQuestions(generator, wanted).map(({ question }) => question);
	const name = escape(skillById(generator.skill_id)?.name ?? generator.skill_id);
	const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${name}</title><style>${SHEET_STYLE}</style></head>
<body>
<h1>${name}</h1>
<p class="who">Name <span></span> Date <span></span></p>
<ol>${questions.map((question) => `<li>${asked(question)}</li>`).join("\n")}</ol>
<h1 class="answers">Answers: ${name}</h1>
<ol class="key">${questions.map((question) => `<li>${answered(question)}</li>`).join("\n")}</ol>
</body>
</html>
`;
	writeFileSync(out, page);
	process.stdout.write(`${path.resolve(out)}\n`);
}

function asked(question: Question): string {
	const cta = question.cta === undefined ? "" : `<p class="cta">${rich(question.cta)}</p>`;
	return `<p>${rich(question.prompt)}</p>${pictured(question)}${cta}${room(question)}`;
}

/** The figure; the boxes of a LABELED_INPUT stand on it. */
function pictured(question: Question): string {
	if (question.figure === undefined) return "";
	const boxes =
		question.question_type === "LABELED_INPUT"
			? question.labels.map(({ x, y }) => `<span class="box" style="left:${x}%;top:${y}%"></span>`).join("")
			: "";
	return `<figure>${question.figure.svg}${boxes}</figure>`;
}

const LINE = "<span class=blank></span>";

/** Where the answer is written. Boxes that stand in the prompt need no further room. */
function room(question: Question): string {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return choices(question);
		case "FILL_ONE":
			return `<p>${escape(question.answer_prefix ?? "")} ${LINE} ${escape(question.answer_suffix ?? "")}</p>`;
		case "FILL_MULTIPLE":
			return question.blanks
				.filter(({ id }) => !question.prompt.includes(`[[${id}]]`))
				.map(
					({ answer_prefix = "", answer_suffix = "" }) =>
						`<p>${escape(answer_prefix)} ${LINE} ${escape(answer_suffix)}</p>`,
				)
				.join("");
		case "LABELED_INPUT":
			return "";
		case "MATCH_THE_FOLLOWING":
			return `<div class="match"><ul>${question.left_options.map((option) => `<li>${shown(option)}<span class="dot">•</span></li>`).join("")}</ul><ul>${question.right_options.map((option) => `<li><span>•</span> ${shown(option)}</li>`).join("")}</ul></div>`;
		case "VERIFY_WITH_LLM":
			return "<p class=lines></p><p class=lines></p><p class=lines></p>";
	}
}

/** Circles where one is chosen, boxes where several may be; pictures two in a row, large enough to compare. */
function choices({ question_type, options }: Extract<Question, { options: QuestionOption[] }>): string {
	const mark = `<span class="mark ${question_type === "SELECT_ONE" ? "one" : "many"}"></span>`;
	const kind = options.some(({ figure }) => figure !== undefined) ? "options pictured" : "options";
	return `<ul class="${kind}">${options.map((option) => `<li>${mark} ${shown(option)}</li>`).join("")}</ul>`;
}

/** The letter or number of an option, its words and its picture. */
function shown({ id, label, figure }: QuestionOption): string {
	return `<strong>${id.toUpperCase()}</strong> ${rich(label)}${figure?.svg ?? ""}`;
}

function answered(question: Question): string {
	const answer = rightAnswer(question);
	switch (answer.question_type) {
		case "SELECT_ONE":
			return named(question, answer.option_id ?? "");
		case "SELECT_ALL":
			return parts(answer.option_ids.map((id) => named(question, id)));
		case "FILL_ONE":
		case "VERIFY_WITH_LLM":
			return rich(answer.text);
		case "FILL_MULTIPLE":
			return parts(answer.answer_list.map(rich));
		case "MATCH_THE_FOLLOWING":
			return parts(
				Object.entries(answer.answer_dict).map(([left, right]) => `${left} – ${right.toUpperCase()}`),
			);
		case "LABELED_INPUT":
			return parts(
				Object.entries(answer.answer_dict).map(([id, text]) => `${named(question, id)}: ${rich(text)}`),
			);
	}
}

/** Set apart by room, since the answers themselves may have commas. */
function parts(answers: readonly string[]): string {
	return answers.map((answer) => `<span class="part">${answer}</span>`).join(" ");
}

/** An option by its letter and words, a place on a picture by its name. */
function named(question: Question, id: string): string {
	if (question.question_type === "LABELED_INPUT")
		return escape(question.labels.find((label) => label.id === id)?.label ?? id);
	const option = "options" in question ? question.options.find((each) => each.id === id) : undefined;
	return `<strong>${id.toUpperCase()}</strong> ${rich(option?.label ?? "")}`;
}

/** Markdown's bold, boxes and formulas are all that generators use. */
function rich(text: string): string {
	return text
		.split(/\$([^$]+)\$/)
		.map((part, at) => {
			if (at % 2 === 1) return temml.renderToString(part, { throwOnError: true, strict: true });
			return escape(part)
				.replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
				.replace(/\[\[\w+\]\]/g, LINE)
				.replaceAll("\n", "<br>");
		})
		.join("");
}

function escape(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
