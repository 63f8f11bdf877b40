import { gradeLabel } from "@learnin/domain/family/grades";
import { Field, SelectField, TextField } from "../ui/fields/field.tsx";
import { PasswordField } from "../ui/fields/password-field.tsx";
import { Columns, Section } from "./section.tsx";

const grades = [2, 3, 4, 5, 6, 7, 8].map((grade) => ({ value: String(grade), label: gradeLabel(grade) }));

export function FieldSamples({ id, title }: { id: string; title: string }) {
	return (
		<Section id={id} title={title}>
			<Columns>
				<TextField label="Empty" placeholder="What goes in here" />
				<TextField label="Filled" defaultValue="Maya Okafor" hint="A hint stands below." />
				<TextField label="Optional" optional />
				<TextField label="With an error" defaultValue="maya@" error="Please enter a valid email address." />
				<TextField label="Disabled" defaultValue="Cannot be changed" disabled />
				<SelectField label="Choice" options={grades} placeholder="Choose" />
				<SelectField
					label="Choice with an error"
					options={grades}
					placeholder="Choose"
					error="Please select a grade."
				/>
				<PasswordField label="Password" defaultValue="learnin" autoComplete="off" />
				<Field label="Several lines" hint="Grows by its corner.">
					{(control) => <textarea {...control} className="input" rows={3} />}
				</Field>
				<label className="dev-switch">
					<input type="checkbox" className="switch" defaultChecked /> A switch
				</label>
			</Columns>
		</Section>
	);
}
