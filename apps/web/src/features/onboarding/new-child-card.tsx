import { BOARD_WORDS, EDUCATIONAL_BOARDS } from "@learnin/domain/family/educational-boards";
import { GRADES } from "@learnin/domain/family/grades";
import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField, TextField } from "../../ui/fields/field.tsx";
import { ObjectiveField } from "../../ui/fields/objective-field.tsx";
import type { ChildDraft, ChildField, Complaint } from "./child-draft.ts";

export interface NewChildCardProps {
	child: ChildDraft;
	/** From 1. */
	number: number;
	complaint: Complaint | null;
	/** The child shares the parent's address. */
	isParentsOwn: boolean;
	onChange: (field: ChildField, value: string) => void;
	onRemove: () => void;
}

const grades = GRADES.map(({ label }) => ({ value: label, label }));
const boards = EDUCATIONAL_BOARDS.map((value) => ({ value, label: BOARD_WORDS[value] }));

export function NewChildCard({
	child,
	number,
	complaint,
	isParentsOwn,
	onChange,
	onRemove,
}: NewChildCardProps) {
	const card = useRef<HTMLFieldSetElement>(null);
	const wrong = complaint?.at?.key === child.key ? complaint : null;
	useEffect(() => {
		if (wrong) card.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [wrong]);
	const bind = (field: ChildField) => ({
		value: child[field],
		error: wrong?.at?.field === field ? wrong.message : undefined,
		onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
	});
	return (
		<fieldset
			ref={card}
			className="card child-card"
			aria-labelledby={`${child.key}-title`}
			data-child={child.key}
		>
			<div className="mb-4 flex items-center justify-between gap-2">
				<h2 id={`${child.key}-title`} className="flex min-w-0 items-center gap-3 text-xl whitespace-nowrap">
					<span className="child-number num max-sm:hidden" aria-hidden="true">
						{number}
					</span>
					Child {number}
				</h2>
				<Button
					variant="ghost"
					className="-me-2 px-3"
					icon={<Trash2 className="i" />}
					onClick={onRemove}
					aria-label={`Remove Child ${number}`}
				>
					Remove Child
				</Button>
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField label="Child's Full Name" autoComplete="off" maxLength={100} {...bind("fullName")} />
				<SelectField
					label="Grade/Class"
					options={grades}
					placeholder="Choose a grade"
					{...bind("gradeLabel")}
				/>
				<TextField
					label="Email Address"
					type="email"
					inputMode="email"
					autoComplete="off"
					maxLength={254}
					hint={
						isParentsOwn
							? "Your own address: this child gets no email and practices on your device, from your dashboard."
							: "The invitation goes here after payment. No email for your child? Use yours."
					}
					{...bind("email")}
				/>
				<TextField label="School Name" optional autoComplete="off" maxLength={150} {...bind("schoolName")} />
				<ObjectiveField {...bind("learningObjective")} />
				<SelectField
					label="Educational Board"
					optional
					options={boards}
					placeholder="None"
					{...bind("educationalBoard")}
				/>
			</div>
		</fieldset>
	);
}
