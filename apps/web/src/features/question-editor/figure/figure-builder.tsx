import { drawnFigures, isDrawnFigure, type DrawnFigureName } from "@learnin/domain/authoring/drawn-figures";
import type { Figure, FigureSettings } from "@learnin/domain/question/question";
import { Shapes, Trash2, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { QuestionFigure } from "../../../ui/text/question-paper.tsx";
import { FigureChooser } from "./figure-chooser.tsx";
import { SettingFields } from "./setting-fields.tsx";
import { useDrawnFigure } from "./use-drawn-figure.ts";
import "./figure.css";

export interface FigureBuilderProps {
	figure: Figure | null;
	onChange: (figure: Figure | null) => void;
}

/** A figure that is chosen and configured, with its picture beside the fields, instead of SVG source. */
export function FigureBuilder({ figure, onChange }: FigureBuilderProps) {
	const [isChoosing, setIsChoosing] = useState(false);
	/** The previous figure, before it was replaced or removed. */
	const [before, setBefore] = useState<Figure | null>(null);
	/** Each new figure gets a new form. */
	const [turn, setTurn] = useState(0);
	const choose = useRef<HTMLButtonElement>(null);
	const replace = (next: Figure | null) => {
		setBefore(figure);
		setTurn(turn + 1);
		onChange(next);
	};
	/** As `replace`, by a button that goes away. */
	const replaceAndFocus = (next: Figure | null) => {
		choose.current?.focus();
		replace(next);
	};
	const drawn = figure?.drawn;
	const name = drawn !== undefined && isDrawnFigure(drawn.name) ? drawn.name : null;
	return (
		<div className="qe-stack">
			<div className="qe-drawn-head">
				{name !== null && <b>{drawnFigures[name].label}</b>}
				<Button
					ref={choose}
					variant="line"
					icon={<Shapes className="i" />}
					onClick={() => setIsChoosing(true)}
				>
					{figure === null ? "Choose a figure" : "Choose another figure"}
				</Button>
				{figure !== null && (
					<Button variant="ghost" icon={<Trash2 className="i" />} onClick={() => replaceAndFocus(null)}>
						Remove the figure
					</Button>
				)}
				{before !== null && (
					<Button
						variant="ghost"
						icon={<Undo2 className="i" />}
						onClick={() => {
							replaceAndFocus(before);
							setBefore(null);
						}}
					>
						Bring back the previous figure
					</Button>
				)}
			</div>
			{figure !== null && drawn !== undefined && name !== null ? (
				<FigureForm
					key={`${name} ${turn}`}
					name={name}
					figure={figure}
					saved={drawn.settings}
					onChange={(next) => {
						setBefore(null);
						onChange(next);
					}}
				/>
			) : (
				figure !== null && figure.svg !== "" && <Picture figure={figure} />
			)}
			{isChoosing && (
				<FigureChooser
					onChoose={(chosen) => {
						replace(chosen);
						setIsChoosing(false);
					}}
					onClose={() => setIsChoosing(false)}
				/>
			)}
		</div>
	);
}

interface FigureFormProps {
	name: DrawnFigureName;
	figure: Figure;
	saved: FigureSettings;
	onChange: (figure: Figure) => void;
}

function FigureForm({ name, figure, saved, onChange }: FigureFormProps) {
	const { values, change, fault, hasFailed, leave, ownWords } = useDrawnFigure({
		name,
		figure,
		saved,
		onChange,
	});
	return (
		<div className="qe-drawn">
			<div className="qe-drawn-picture">
				<Picture figure={figure} />
				<p className="help" role="status">
					{hasFailed
						? "The picture can’t be drawn now. Check your connection."
						: fault !== null && "The picture shows the previous settings. Fix the marked field."}
				</p>
			</div>
			<div className="qe-stack" onBlur={leave}>
				<SettingFields
					settings={drawnFigures[name].settings}
					values={values}
					fault={fault}
					onChange={change}
				/>
				{ownWords !== null && (
					<Button variant="ghost" className="qe-add" onClick={() => onChange({ ...figure, alt: ownWords })}>
						Describe the picture from these settings
					</Button>
				)}
			</div>
		</div>
	);
}

function Picture({ figure }: { figure: Figure }) {
	return (
		<div className="qe-figure">
			<QuestionFigure figure={figure} />
		</div>
	);
}
