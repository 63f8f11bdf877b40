import { BOARD_WORDS, EDUCATIONAL_BOARDS } from "@learnin/domain/family/educational-boards";
import { GRADES, gradeLabel, gradeOfLabel, toGrade } from "@learnin/domain/family/grades";
import { objectiveOf, objectiveWords } from "@learnin/domain/family/learning-objectives";
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { AvatarChooser } from "../../ui/fields/avatar-chooser.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { SelectField, TextField } from "../../ui/fields/field.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { ObjectiveField } from "../../ui/fields/objective-field.tsx";
import { TimeZoneChoice } from "../../ui/fields/time-zone-choice.tsx";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import type { Child, ChildProfile } from "./children.api.ts";
import { childrenQuery, saveChild } from "./children.api.ts";

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const grades = options(GRADES.map(({ label }) => label));
const weekDays = options(["1", "2", "3", "4", "5", "6", "7"]);

/** Edits a child's profile and goals. */
export function ChildForm({ child, onClose }: { child: Child; onClose: () => void }) {
	const client = useQueryClient();
	const [avatar, setAvatar] = useState(child.avatar);
	const [time_zone, setTimeZone] = useState(child.time_zone);
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<{ fields: Record<string, string>; text: string }>();
	// Only if changed: the time zone may not change often.
	const moved = time_zone === child.time_zone ? {} : { time_zone };
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		setIsBusy(true);
		try {
			await saveChild(child.id, {
				...profileOf(new FormData(event.currentTarget), child),
				avatar,
				...moved,
			});
			await client.invalidateQueries();
			await client.ensureQueryData(childrenQuery);
			toastSuccess("Saved");
			onClose();
		} catch (error) {
			setProblem({ fields: error instanceof ApiError ? error.fields : {}, text: textOf(error) });
			setIsBusy(false);
		}
	};
	const wrong = (field: keyof ChildProfile) => problem?.fields[field];
	const grade = toGrade(child.grade);
	return (
		<Dialog open onClose={onClose} dismissible={!isBusy} title={`Edit ${child.name}`} className="ch-dialog">
			<form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
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
						error={wrong("daily_goal") && "1 to 100 questions."}
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
				{problem && (
					<div role="alert">
						<Note kind="problem" title={problem.text} />
					</div>
				)}
				<div className="grid gap-3 sm:flex sm:flex-row-reverse">
					<Button type="submit" variant="primary" busy={isBusy}>
						Save
					</Button>
					<Button variant="line" disabled={isBusy} onClick={onClose}>
						Cancel
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function profileOf(form: FormData, child: Child): Omit<ChildProfile, "avatar" | "time_zone"> {
	const text = (name: string) => String(form.get(name) ?? "");
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
