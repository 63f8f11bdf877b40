import { RichText } from "../../ui/rich-text.tsx";
import { letterOf } from "./sheet-words.ts";
import type { PrintedItem } from "./worksheets.api.ts";

/** The right answer with the letters and numbers that the sheet shows. */
export function PrintedAnswer({ item }: { item: PrintedItem }) {
	const { answer_list, question } = item;
	if (question.question_type === "MATCH_THE_FOLLOWING") return <Pairs item={item} />;
	const signs = signsOf(item);
	return (
		<div className="sheet-parts">
			{answer_list.map((answer, at) => (
				<div key={at} className="sheet-part">
					{signs[at] !== undefined && <b>{signs[at]}</b>}
					<RichText text={answer} />
				</div>
			))}
			{question.question_type === "VERIFY_WITH_LLM" && (
				<p className="sheet-aside">One good answer; your child’s own words may differ.</p>
			)}
		</div>
	);
}

/** "1 – C": the pairs by their signs. */
function Pairs({ item: { question, right_answer } }: { item: PrintedItem }) {
	if (question.question_type !== "MATCH_THE_FOLLOWING") return null;
	if (right_answer.question_type !== "MATCH_THE_FOLLOWING") return null;
	const { answer_dict } = right_answer;
	return (
		<div className="sheet-parts">
			{question.left_options.map(({ id }, at) => (
				<b key={id} className="sheet-part">
					{`${at + 1} – ${letterOf(question.right_options.findIndex((each) => each.id === answer_dict[id]))}`}
				</b>
			))}
		</div>
	);
}

/** The letter before each part of the answer, where the sheet has letters. */
function signsOf({ question, right_answer }: PrintedItem): (string | undefined)[] {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL": {
			const ids = idsOf(right_answer);
			return ids.map((id) => letterOf(question.options.findIndex((option) => option.id === id)));
		}
		case "LABELED_INPUT": {
			if (right_answer.question_type !== "LABELED_INPUT" || question.labels.length < 2) return [];
			const { answer_dict } = right_answer;
			return question.labels.flatMap(({ id }, at) => (answer_dict[id] ? [letterOf(at).toLowerCase()] : []));
		}
		default:
			return [];
	}
}

function idsOf(answer: PrintedItem["right_answer"]): string[] {
	if (answer.question_type === "SELECT_ALL") return answer.option_ids;
	return answer.question_type === "SELECT_ONE" && answer.option_id !== null ? [answer.option_id] : [];
}
