import type { RouteResponse } from "@learnin/contract/define-route";
import type { getWorksheet } from "@learnin/contract/routes/practice/worksheets.contract";
import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import { homeActivityFor } from "@learnin/curriculum/home-activities/home-activities";
import { questionOfItem, type SheetItem } from "@learnin/curriculum/worksheets/compose-sheet";
import type { Question } from "@learnin/domain/question/question";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { idOfText } from "../../platform/id-of-text.ts";
import { renderText } from "../../platform/rich-text/render.ts";
import { presentPreview, type RenderedQuestion, renderQuestion } from "../practice/index.ts";
import { filledSentences } from "./filled-sentences.ts";
import type { SheetRow } from "./worksheets.queries.ts";

type Worksheet = RouteResponse<typeof getWorksheet>;
/** The sheet's texts about its skills. */
interface SkillNames {
	byId(id: string): { grade: number } | undefined;
	nameOf(id: string): string;
}

/**
 * A sheet with its key. Throws `not_found` if a skill asks other questions by now: no sheet is passed off as
 * the old one.
 */
export function presentWorksheet(
	sheet: SheetRow,
	viewer: { family_id: string },
	graph: SkillNames,
): Worksheet {
	const { code, source, items, created_at } = sheet;
	const skill_ids = [...new Set(items.map(({ skill_id }) => skill_id))];
	const [only] = skill_ids;
	return {
		code,
		source,
		made_at: created_at.toISOString(),
		student: sheet.family_id === viewer.family_id ? { id: sheet.student_id, name: sheet.student_name } : null,
		skills: skill_ids.map((id) => skillOf(id, graph)),
		questions: items.map((item, place) => presentItem(code, item, { place, graph })),
		home_activity: (skill_ids.length === 1 && only !== undefined && copyOfActivity(only)) || null,
	};
}

function copyOfActivity(skill_id: string): Worksheet["home_activity"] {
	const activity = homeActivityFor(skill_id);
	return activity === undefined ? null : { ...activity, steps: [...activity.steps] };
}

/** The skill's name as in reports and activity, so that a parent recognizes it. */
function skillOf(id: string, graph: SkillNames) {
	return { id, name: graph.nameOf(id), grade: graph.byId(id)?.grade ?? 0 };
}

function presentItem(
	code: string,
	item: SheetItem,
	{ place, graph }: { place: number; graph: SkillNames },
): Worksheet["questions"][number] {
	const question = questionOfItem(item);
	if (question === undefined) throw new ApiError("not_found");
	const skill = skillOf(item.skill_id, graph);
	return presentPrinted(question, { ...item, skill, id: idOfText(`${code} ${place}`), place });
}

interface Printed {
	id: string;
	place: number;
	skill: ReturnType<typeof skillOf>;
	difficulty: number;
}

/** One question with its key, as printed. */
function presentPrinted(
	question: Question,
	{ id, place, skill, difficulty }: Printed,
): Worksheet["questions"][number] {
	const rendered = renderQuestion(onPaper(question));
	return {
		question: { ...presentPreview({ question, rendered, skill, difficulty }), id, order: place },
		right_answer: rightAnswer(question),
		answer_list: keyTexts(question, rendered),
		explanation: rendered.explanation,
	};
}

/** The parts of the right answer; those of boxes in a prompt are the sentences around them. */
function keyTexts(question: Question, { answer_list }: RenderedQuestion): RenderedText[] {
	const sentences = question.question_type === "FILL_MULTIPLE" ? filledSentences(question) : [];
	return sentences.length > 0 ? sentences.map(renderText) : answer_list;
}

/** ", such as 3/4", plain or as a formula: how to type a number is irrelevant on paper. */
const TYPED_EXAMPLE = /,? such as (?:\$[^$]+\$|[-−]?\d+(?: \d+)?(?:\/\d+)?)/g;

function onPaper(question: Question): Question {
	const { cta } = question;
	return cta === undefined ? question : { ...question, cta: cta.replaceAll(TYPED_EXAMPLE, "") };
}
