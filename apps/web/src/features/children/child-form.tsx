import { BOARD_WORDS, EDUCATIONAL_BOARDS } from "@learnin/domain/family/educational-boards";
import { GRADES, gradeLabel, gradeOfLabel, toGrade } from "@learnin/domain/family/grades";
import { objectiveOf, objectiveWords } from "@learnin/domain/family/learning-objectives";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AvatarChooser } from "../../ui/fields/avatar-chooser.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { SelectField, TextField } from "../../ui/fields/field.tsx";
import { ObjectiveField } from "../../ui/fields/objective-field.tsx";
import { type TextOf, useForm } from "../../ui/fields/use-form.ts";
import { TimeZoneChoice } from "../../ui/fields/time-zone-choice.tsx";
import type { Child, ChildProfile } from "./children.api.ts";
import { childrenQuery, saveChild } from "./children.api.ts";

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const grades = options(GRADES.map(({ label }) => label));
const weekDays = options(["1", "2", "3", "4", "5", "6", "7"]);

/** Edits a child's profile and goals. */
export function ChildForm({ child, onClose }: { child: Child; onClose: () => void }) {
	const [avatar, setAvatar] = useState(child.avatar);
	const [time_zone, setTimeZone] = useState(child.time_zone);
	const client = useQueryClient();
	// Only if changed: the time zone may not change often.
	const moved = time_zone === child.time_zone ? {} : { time_zone };
	const form = useForm((text) => saveChild(child.id, { ...profileOf(text, child), avatar, ...moved }), {
		done: "Saved",
		reloads: [{}],
		onDone: async () => {
			await client.ensureQueryData(childrenQuery);
			onClose();
		},
		placeError: ({ fields }) =>
			fields["daily_goal"] === undefined ? undefined : { ...fields, daily_goal: "1 to 100 questions." },
	});
	const wrong = (field: keyof ChildProfile) => form.errors.fields[field];
	const grade = toGrade(child.grade);
	return (
		<FormDialog
			title={`Edit ${child.name}`}
			submitLabel="Save"
			form={form}
			onClose={onClose}
			noValidate
			className="ch-dialog"
		>
			<AvatarChooser avatar={avatar} name={child.name} onChange={setAvatar} />
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					label="Full name"
					name="name"
					defaultValue={child.name}
					maxLength={100}
					autoComplete="off"
					error={wrong("name")}
				/>
				<SelectField
					label="Grade/Class"
					name="grade"
					options={grades}
					defaultValue={grade === null ? "" : gradeLabel(grade)}
					error={wrong("grade")}
				/>
				<TextField
					label="Questions a day"
					name="daily_goal"
					type="number"
					inputMode="numeric"
					min={1}
					max={100}
					defaultValue={child.daily_goal}
					error={wrong("daily_goal")}
				/>
				<SelectField
					label="Days a week"
					name="days_per_week"
					options={weekDays}
					defaultValue={String(child.days_per_week)}
					hint="Rest days don’t break the streak."
					error={wrong("days_per_week")}
				/>
				<ObjectiveField
					name="learningObjective"
					defaultValue={objectiveWords(child.learningObjective)}
					error={wrong("learningObjective")}
				/>
				<SelectField
					label="Educational board"
					name="educationalBoard"
					optional
					options={EDUCATIONAL_BOARDS.map((value) => ({ value, label: BOARD_WORDS[value] }))}
					placeholder="None"
					defaultValue={child.educationalBoard}
					error={wrong("educationalBoard")}
				/>
				<TextField
					label="School Name"
					name="schoolName"
					optional
					defaultValue={child.schoolName}
					maxLength={150}
					autoComplete="off"
					error={wrong("schoolName")}
				/>
			</div>
			<div className="grid grid-cols-1 gap-3">
				<TimeZoneChoice
					value={time_zone}
					onChange={setTimeZone}
					showsLabel
					note="Days already practiced don’t change."
				/>
			</div>
		</FormDialog>
	);
}

function profileOf(text: TextOf, child: Child): Omit<ChildProfile, "avatar" | "time_zone"> {
	return {
		name: text("name"),
		grade: gradeOfLabel(text("grade")) ?? child.grade,
		schoolName: text("schoolName"),
		educationalBoard: EDUCATIONAL_BOARDS.find((each) => each === text("educationalBoard")) ?? "",
		learningObjective: objectiveOf(text("learningObjective")),
		daily_goal: Number(text("daily_goal")),
		days_per_week: Number(text("days_per_week")),
	};
}
