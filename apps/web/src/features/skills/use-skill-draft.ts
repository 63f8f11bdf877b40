import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { curriculumKey, sendEdit, sendSkill, type SkillDetails, type SkillWords } from "./skills.api.ts";

const nothing: SkillWords = {
	name: "",
	child_name: "",
	parent_name: "",
	description: "",
	grade: 2,
	domain: "",
	standard: "",
	also_covers: [],
	prerequisites: [],
	is_active: true,
};

export interface SkillDraft {
	words: SkillWords;
	set: (changes: Partial<SkillWords>) => void;
	/** The errors by field; those of no field under `whole`. */
	problems: Readonly<Record<string, string>>;
	isBusy: boolean;
	send: () => Promise<void>;
}

/** The form's content, sent as a new skill or as an edit of one. */
export function useSkillDraft(
	skill: SkillDetails | undefined,
	domain: string,
	onDone: (skill_id: string) => void,
): SkillDraft {
	const client = useQueryClient();
	const [words, setWords] = useState<SkillWords>(() =>
		skill === undefined ? { ...nothing, domain } : wordsOf(skill),
	);
	const [problems, setProblems] = useState<Record<string, string>>({});
	const [isBusy, setIsBusy] = useState(false);
	const send = async () => {
		const missing = missingOf(words);
		setProblems(missing);
		if (Object.keys(missing).length > 0) return;
		setIsBusy(true);
		try {
			if (skill === undefined) {
				const { id } = await sendSkill(words);
				await client.invalidateQueries({ queryKey: curriculumKey });
				onDone(id);
			} else {
				await sendEdit(skill.id, { ...words, expected_version: skill.version });
				await client.invalidateQueries({ queryKey: curriculumKey });
				onDone(skill.id);
			}
		} catch (error) {
			setProblems(problemsOf(error));
			setIsBusy(false);
		}
	};
	return { words, set: (changes) => setWords({ ...words, ...changes }), problems, isBusy, send };
}

function wordsOf(skill: SkillDetails): SkillWords {
	const { name, child_name, parent_name, description, grade, domain, standard } = skill;
	const { also_covers, prerequisites, is_active } = skill;
	const fields = { name, child_name, parent_name, description, grade, domain, standard };
	return { ...fields, also_covers, prerequisites, is_active };
}

function missingOf({ name, child_name, parent_name, standard }: SkillWords): Record<string, string> {
	return {
		...(name.trim() === "" && { name: "Please enter a name." }),
		...(child_name.trim() === "" && { child_name: "Please enter the name for children." }),
		...(parent_name.trim() === "" && { parent_name: "Please say what a child can do." }),
		...(standard.trim() === "" && { standard: "Please enter the code of the standard." }),
	};
}

/** A cycle's error lists the skills on it. */
function problemsOf(error: unknown): Record<string, string> {
	if (!(error instanceof ApiError)) return { whole: textOf(error) };
	const { code, fields } = error;
	if (code === "skill_cycle" && fields["prerequisites"] !== undefined)
		return { prerequisites: `This would be a cycle: ${fields["prerequisites"]}` };
	if (code === "skill_of_later_grade" && fields["prerequisites"] !== undefined)
		return { prerequisites: `This is taught in a later grade: ${fields["prerequisites"]}` };
	if (code === "skill_of_later_grade" && fields["grade"] !== undefined)
		return { grade: `A skill of an earlier grade builds on this one: ${fields["grade"]}` };
	return Object.keys(fields).length > 0 ? fields : { whole: textOf(error) };
}
