import type { ChildDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { checkChild, type ChildComplaint, NO_CHILD } from "@learnin/domain/family/check-child";
import { EDUCATIONAL_BOARDS } from "@learnin/domain/family/educational-boards";
import { gradeLabel, gradeOfLabel, toGrade } from "@learnin/domain/family/grades";
import { objectiveOf, objectiveWords } from "@learnin/domain/family/learning-objectives";

/** A child as typed into the form; everything is text until it is sent. */
export interface ChildDraft {
	/** Identifies the card's state, whatever is removed before it. */
	key: string;
	fullName: string;
	gradeLabel: string;
	email: string;
	schoolName: string;
	learningObjective: string;
	educationalBoard: string;
}

export type ChildField = Exclude<keyof ChildDraft, "key">;

export interface Complaint {
	message: string;
	/** The location, if it concerns one field of one child. */
	at: { key: string; field: ChildField } | null;
}

export function emptyChild(): ChildDraft {
	return {
		key: crypto.randomUUID?.() ?? String(Math.random()),
		fullName: "",
		gradeLabel: "",
		email: "",
		schoolName: "",
		learningObjective: "",
		educationalBoard: "",
	};
}

export function draftOf(child: ChildDetails): ChildDraft {
	const grade = toGrade(child.grade);
	return {
		...emptyChild(),
		fullName: child.name,
		gradeLabel: grade === null ? "" : gradeLabel(grade),
		email: child.email,
		schoolName: child.schoolName,
		learningObjective: objectiveWords(child.learningObjective),
		educationalBoard: child.educationalBoard,
	};
}

/** The first missing field, in the specified order, or null. */
export function firstComplaint(children: readonly ChildDraft[]): Complaint | null {
	if (children.length === 0) return { message: NO_CHILD, at: null };
	for (const [index, child] of children.entries()) {
		const wrong = checkChild(
			{
				name: child.fullName,
				email: child.email,
				grade: child.gradeLabel,
				learning_objective: child.learningObjective,
			},
			index + 1,
		);
		if (wrong !== null)
			return { message: wrong.message, at: { key: child.key, field: fieldsChecked[wrong.field] } };
	}
	return null;
}

const fieldsChecked: Readonly<Record<ChildComplaint["field"], ChildField>> = {
	name: "fullName",
	email: "email",
	grade: "gradeLabel",
	learning_objective: "learningObjective",
};

const fieldsOfDetails: Readonly<Record<string, ChildField>> = {
	name: "fullName",
	email: "email",
	grade: "gradeLabel",
	schoolName: "schoolName",
	learningObjective: "learningObjective",
	educationalBoard: "educationalBoard",
};

/** The server's first error about one field of one child (`students.1.email`), or null. */
export function refusedField(
	children: readonly ChildDraft[],
	fields: Readonly<Record<string, string>>,
): Complaint | null {
	for (const [path, message] of Object.entries(fields)) {
		const [, index, name = ""] = /^students\.(\d+)\.(\w+)$/.exec(path) ?? [];
		const key = children[Number(index)]?.key;
		const field = fieldsOfDetails[name];
		if (key !== undefined && field !== undefined) return { message, at: { key, field } };
	}
	return null;
}

/** The child in the server's format. Call it only without complaints. */
export function detailsOf(child: ChildDraft): ChildDetails {
	const learningObjective = objectiveOf(child.learningObjective);
	const grade = gradeOfLabel(child.gradeLabel);
	if (learningObjective === "" || grade === null)
		throw new Error("The form was sent before it was complete.");
	return {
		name: child.fullName,
		email: child.email,
		grade,
		educationalBoard: EDUCATIONAL_BOARDS.find((each) => each === child.educationalBoard) ?? "",
		schoolName: child.schoolName,
		learningObjective,
		daily_reward: 0,
	};
}
