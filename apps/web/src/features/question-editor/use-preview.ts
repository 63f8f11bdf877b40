import { questionOf } from "@learnin/domain/authoring/draft/draft-question";
import { editorField } from "@learnin/domain/authoring/draft/editor-fields";
import type { QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { adviceText, faultText } from "../question-common/index.ts";
import { previewQuery, type Written } from "./question-editor.api.ts";

const waitMs = 400;

/** A message at a field of the editor. */
export interface FieldNote {
	field: string;
	text: string;
}

export function writtenOf(draft: QuestionDraft): Written {
	const { skill_id, difficulty, tags } = draft;
	return { question: questionOf(draft), skill_id, difficulty, tags };
}

/** The student's view of the draft, with its faults, a moment after the last change. */
export function usePreview(draft: QuestionDraft, anySkill: string) {
	const text = JSON.stringify(writtenOf(draft));
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), waitMs);
		return () => clearTimeout(timer);
	}, [text]);
	const written = JSON.parse(settled) as Written;
	// A preview also works without a skill; the missing skill is a separate fault.
	const query = useQuery(previewQuery({ ...written, skill_id: written.skill_id || anySkill }));
	const faults: FieldNote[] = (query.data?.faults ?? []).map(({ field, fault }) => ({
		field: editorField(draft, field),
		text: faultText(fault),
	}));
	if (draft.skill_id === "") faults.push({ field: "skill_id", text: "Choose what the question is about." });
	// One message at a time: a blank option need not be reported as a duplicate of another blank one.
	const firsts = faults.filter(({ field }, at) => faults.findIndex((each) => each.field === field) === at);
	const advice: FieldNote[] = (query.data?.advice ?? []).map((each) => ({
		field: editorField(draft, each.field),
		text: adviceText(each.advice),
	}));
	const isFresh = settled === text && query.isSuccess && !query.isPlaceholderData;
	return { query, written, faults: firsts.toSorted(inOrder), advice, isFresh };
}

/** In the order on the page. */
const parts = [
	"question_type",
	"prompt",
	"cta",
	"images",
	"figure",
	"interaction",
	"options",
	"boxes",
	"pairs",
	"others",
	"labels",
	"rubric",
	"sample_answer",
	"number",
	"known_mistakes",
	"hints",
	"explanation",
	"skill_id",
];

function inOrder(one: FieldNote, other: FieldNote): number {
	const place = ({ field }: FieldNote) => parts.indexOf(field.replace(/[.[].*$/, ""));
	return place(one) - place(other);
}

export type Preview = ReturnType<typeof usePreview>;
