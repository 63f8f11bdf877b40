import { useState } from "react";
import type { ApiError } from "../../platform/api/api-error.ts";
import type { FormErrors } from "../../platform/api/form-errors.ts";
import { type Form, useForm } from "../../ui/fields/use-form.ts";
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
	problems: FormErrors["fields"];
	form: Form;
}

/** The form's content, sent as a new skill or as an edit of one. */
export function useSkillDraft(
	skill: SkillDetails | undefined,
	domain: string,
	onDone: (skill_id: string) => void,
): SkillDraft {
	const [words, setWords] = useState<SkillWords>(() =>
		skill === undefined ? { ...nothing, domain } : wordsOf(skill),
	);
	const form = useForm(
		async () => {
			if (skill === undefined) return (await sendSkill(words)).id;
			await sendEdit(skill.id, { ...words, expected_version: skill.version });
			return skill.id;
		},
		{
			check: () => missingOf(words),
			placeError: problemsOf,
			reloads: [{ queryKey: curriculumKey }],
			onDone,
		},
	);
	return { words, set: (changes) => setWords({ ...words, ...changes }), problems: form.errors.fields, form };
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
function problemsOf({ code, fields }: ApiError): FormErrors["fields"] | undefined {
	const { prerequisites, grade } = fields;
	if (code === "skill_cycle" && prerequisites !== undefined)
		return { prerequisites: `This would be a cycle: ${prerequisites}` };
	if (code === "skill_of_later_grade" && prerequisites !== undefined)
		return { prerequisites: `This is taught in a later grade: ${prerequisites}` };
	if (code === "skill_of_later_grade" && grade !== undefined)
		return { grade: `A skill of an earlier grade builds on this one: ${grade}` };
	return undefined;
}
