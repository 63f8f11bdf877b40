import { useState } from "react";
import { Field } from "../../ui/field.tsx";
import { type Corner, cornersIn } from "./corners-field.tsx";
import type { PartsSetting } from "./interaction-settings.ts";

interface PartsFieldProps {
	setting: PartsSetting;
	value: string;
	onChange: (parts: Corner[][]) => void;
}

/** What is typed stays as it is; only parts that can be read go into the question. */
export function PartsField({ setting: { label, hint, mostParts }, value, onChange }: PartsFieldProps) {
	const [text, setText] = useState(value);
	const isGood = (parts: Corner[][] | null): parts is Corner[][] =>
		parts !== null && parts.length >= 2 && parts.length <= mostParts;
	return (
		<div className="qe-grow">
			<Field
				label={label}
				hint={hint}
				error={
					isGood(partsIn(text)) ? undefined : `2 to ${mostParts} parts, such as (0, 0), (0, 40); (30, 0).`
				}
			>
				{(control) => (
					<input
						{...control}
						type="text"
						className="input"
						autoComplete="off"
						maxLength={400}
						value={text}
						onChange={({ currentTarget: { value: entry } }) => {
							setText(entry);
							const parts = partsIn(entry);
							if (isGood(parts)) onChange(parts);
						}}
					/>
				)}
			</Field>
		</div>
	);
}

/** "(0, 0), (0, 40); (30, 0)" as parts; null for anything else. */
function partsIn(entry: string): Corner[][] | null {
	const parts = entry.split(";").map((part) => cornersIn(part));
	return parts.every((part) => part !== null && part.length > 0) ? (parts as Corner[][]) : null;
}
