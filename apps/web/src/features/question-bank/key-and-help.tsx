import { toPlainText } from "@learnin/domain/question/plain-text";
import type { KnownMistake, Question } from "@learnin/domain/question/question";
import { RichText } from "../../ui/rich-text.tsx";
import type { Reviewed } from "./question-bank.api.ts";

/** The key of a question and all that helps with it, which a student gets bit by bit. */
export function KeyAndHelp({ question, solution }: { question: Question; solution: Reviewed["solution"] }) {
	const { answer_list, hints, explanation } = solution;
	return (
		<>
			<section className="bank-part" aria-label="The answer">
				<h3>The answer</h3>
				<div className="bank-key">
					{(answer_list ?? []).map((answer) => (
						<RichText key={answer.html} text={answer} className="rich font-semibold" />
					))}
				</div>
				{question.question_type === "VERIFY_WITH_LLM" && (
					<ul className="bank-findings">
						{question.key.rubric.map(({ id, requirement }) => (
							<li key={id}>{requirement}</li>
						))}
					</ul>
				)}
			</section>
			<section className="bank-part" aria-label="Hints">
				<h3>Hints</h3>
				<ol className="bank-hints">
					{hints.map((hint) => (
						<li key={hint.html}>
							<RichText text={hint} className="rich" />
						</li>
					))}
				</ol>
			</section>
			{explanation && (
				<section className="bank-part" aria-label="Explanation">
					<h3>Explanation</h3>
					<RichText text={explanation} className="rich" />
				</section>
			)}
			<KnownMistakes question={question} />
		</>
	);
}

function KnownMistakes({ question }: { question: Question }) {
	return (
		<section className="bank-part" aria-label="Known mistakes">
			<h3>Known mistakes</h3>
			{question.known_mistakes.length === 0 ? (
				<p className="text-ink-3">None is named.</p>
			) : (
				<dl className="bank-mistakes">
					{question.known_mistakes.map((mistake) => (
						<div key={`${mistake.part ?? ""} ${mistake.id}`}>
							<dt>{givenText(question, mistake)}</dt>
							<dd>{toPlainText(mistake.feedback)}</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	);
}

/** The wrong answer as a student would give it, with the part of the question where it is given. */
function givenText(question: Question, { part, answer }: KnownMistake): string {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return labelOf(question.options, answer);
		case "MATCH_THE_FOLLOWING":
			return `${labelOf(question.left_options, part ?? "")}: ${labelOf(question.right_options, answer)}`;
		case "LABELED_INPUT":
			return `${labelOf(question.labels, part ?? "")}: ${toPlainText(answer)}`;
		case "FILL_MULTIPLE":
			return part === undefined ? toPlainText(answer) : `${part}: ${toPlainText(answer)}`;
		case "FILL_ONE":
		case "VERIFY_WITH_LLM":
			return toPlainText(answer);
	}
}

function labelOf(parts: readonly { id: string; label: string }[], id: string): string {
	const label = toPlainText(parts.find((part) => part.id === id)?.label ?? "");
	return label === "" ? id : label;
}
