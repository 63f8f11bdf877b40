import type { FigureFault } from "@learnin/domain/authoring/drawn-figures/fault";
import type { FigureSetting } from "@learnin/domain/authoring/drawn-figures/setting";
import type { FigureSettings } from "@learnin/domain/question/question";
import { EntryField } from "./entry-field.tsx";
import { figureFaultText } from "./figure-fault-words.ts";
import { RowFields } from "./row-fields.tsx";

export interface SettingFieldsProps {
	settings: readonly FigureSetting[];
	values: FigureSettings;
	fault: FigureFault | null;
	onChange: (values: FigureSettings, isDecided: boolean) => void;
}

/** A field for each setting of a figure: single entries first, then the lists. */
export function SettingFields({ settings, values, fault, onChange }: SettingFieldsProps) {
	const [lists, entries] = [
		settings.filter(({ columns }) => columns !== undefined),
		settings.filter(({ columns }) => columns === undefined),
	];
	const errorOf = (id: string) => (fault?.setting === id ? figureFaultText(fault) : undefined);
	return (
		<>
			{entries.length > 0 && (
				<div className="qe-entries">
					{entries.map((entry) => {
						const value = values[entry.id];
						return (
							<EntryField
								key={entry.id}
								entry={entry}
								value={typeof value === "string" ? value : ""}
								error={errorOf(entry.id)}
								onChange={(text, isDecided) => onChange({ ...values, [entry.id]: text }, isDecided)}
							/>
						);
					})}
				</div>
			)}
			{lists.map(({ id, label, columns = [] }) => {
				const rows = values[id];
				return (
					<RowFields
						key={id}
						id={id}
						label={label}
						columns={columns}
						rows={typeof rows === "object" ? rows : []}
						errorOf={errorOf}
						onChange={(next, isDecided) => onChange({ ...values, [id]: next }, isDecided)}
					/>
				);
			})}
		</>
	);
}
