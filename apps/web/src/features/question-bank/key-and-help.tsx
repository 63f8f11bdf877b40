import { toPlainText } from "@learnin/domain/question/text/plain-text";
import { recordOf } from "@learnin/domain/question-types/question-types";
import type { Question } from "@learnin/domain/question/question";
import { RichText } from "../../ui/text/rich-text.tsx";
import type { Reviewed } from "./question-bank.api.ts";

/** The key, hints and explanation of a question, which a student gets step by step. */
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
				<p className="text-ink-3">None listed.</p>
			) : (
				<dl className="bank-mistakes">
					{question.known_mistakes.map((mistake) => (
						<div key={`${mistake.part ?? ""} ${mistake.id}`}>
							<dt>{recordOf(question).mistakeWords(question, mistake)}</dt>
							<dd>{toPlainText(mistake.feedback)}</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	);
}
