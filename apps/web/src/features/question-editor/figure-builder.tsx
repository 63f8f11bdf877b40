import {
	type DrawnFigure,
	type DrawnFigureName,
	drawnFigureNames,
	drawnFigures,
	type FigureSetting,
} from "@learnin/domain/authoring/drawn-figures";
import type { Figure } from "@learnin/domain/question/question";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { QuestionFigure } from "../../ui/question-paper.tsx";
import { drawnFigureQuery } from "./question-editor.api.ts";

const waitMs = 300;

type Settings = Readonly<Record<string, string>>;

/** A figure that is chosen and set, with its picture beside the fields, instead of SVG source. */
export function FigureBuilder({ onUse }: { onUse: (figure: Figure) => void }) {
	const [name, setName] = useState<DrawnFigureName | "">("");
	return (
		<div className="qe-stack">
			<SelectField
				label="Choose a figure"
				options={[
					{ value: "", label: "None" },
					...drawnFigureNames.map((each) => ({ value: each, label: drawnFigures[each].label })),
				]}
				value={name}
				onChange={({ currentTarget }) =>
					setName(drawnFigureNames.find((each) => each === currentTarget.value) ?? "")
				}
			/>
			{name !== "" && <FigureSettings key={name} name={name} figure={drawnFigures[name]} onUse={onUse} />}
		</div>
	);
}

interface FigureSettingsProps {
	name: DrawnFigureName;
	figure: DrawnFigure;
	onUse: (figure: Figure) => void;
}

function FigureSettings({ name, figure: { settings }, onUse }: FigureSettingsProps) {
	const [values, setValues] = useState<Settings>(() =>
		Object.fromEntries(settings.map(({ id, initial }) => [id, initial])),
	);
	const settled = useSettled(values);
	const { data, isPlaceholderData } = useQuery(drawnFigureQuery(name, settled));
	// What shows is of an earlier setting until its own picture is there.
	const isEarlier = isPlaceholderData || settled !== values;
	const drawn = data?.figure ?? null;
	return (
		<>
			<div className="qe-row">
				{settings.map((setting) => (
					<SettingField
						key={setting.id}
						setting={setting}
						value={values[setting.id] ?? ""}
						error={data?.setting === setting.id ? "The figure can’t be drawn with this." : undefined}
						onChange={(value) => setValues({ ...values, [setting.id]: value })}
					/>
				))}
			</div>
			{drawn !== null && (
				<div className="qe-figure">
					<QuestionFigure figure={drawn} />
					<Button variant="line" disabled={isEarlier} onClick={() => onUse(drawn)}>
						Use this figure
					</Button>
				</div>
			)}
		</>
	);
}

interface SettingFieldProps {
	setting: FigureSetting;
	value: string;
	error: string | undefined;
	onChange: (value: string) => void;
}

function SettingField({ setting: { label, choices }, value, error, onChange }: SettingFieldProps) {
	if (choices)
		return (
			<SelectField
				label={label}
				options={choices.map(([each, words]) => ({ value: each, label: words }))}
				value={value}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			/>
		);
	return (
		<TextField
			label={label}
			maxLength={200}
			autoComplete="off"
			value={value}
			error={error}
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
		/>
	);
}

/** The settings a moment after the last change. */
function useSettled(values: Settings): Settings {
	const [settled, setSettled] = useState(values);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(values), waitMs);
		return () => clearTimeout(timer);
	}, [values]);
	return settled;
}
