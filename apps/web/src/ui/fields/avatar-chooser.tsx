import {
	type AvatarTile,
	avatarColors,
	avatarName,
	avatarShapes,
	avatarTurns,
} from "@learnin/domain/family/avatar-tiles";
import type { ReactNode } from "react";
import { useId } from "react";
import { Avatar, tileOf } from "../people/avatar.tsx";
import "./avatar-chooser.css";

const shapeWords: Record<AvatarTile["kind"], string> = {
	quarter: "Quarter circle",
	leaf: "Leaf",
	arcs: "Rainbow",
	half: "Half circles",
	steps: "Stairs",
	tri: "Triangle",
	ring: "Ring",
	wave: "Wave",
};

const colorWords: Record<AvatarTile["color"], string> = {
	sky: "Blue",
	gold: "Gold",
	mint: "Green",
	lilac: "Purple",
	coral: "Orange",
};

export interface AvatarChooserProps {
	/** The current choice; anything but a tile starts with the tile derived from the name. */
	avatar: string | null;
	name: string;
	onChange: (avatar: string) => void;
	disabled?: boolean;
}

/** Every drawn tile: a shape, a color, and a rotation. Arrow keys choose within each group. */
export function AvatarChooser({ avatar, name, onChange, disabled = false }: AvatarChooserProps) {
	const tile = tileOf(avatar, name);
	const choose = (part: Partial<AvatarTile>) => onChange(avatarName({ ...tile, ...part }));
	const draw = (part: Partial<AvatarTile>) => (
		<Avatar avatar={avatarName({ ...tile, ...part })} name={name} size={44} />
	);
	return (
		<div className="avatar-chooser">
			<Avatar avatar={avatarName(tile)} name={name} size={112} />
			<div className="grid min-w-0 gap-4">
				<Choices
					legend="Figure"
					disabled={disabled}
					chosen={tile.kind}
					choices={avatarShapes.map((kind) => ({
						value: kind,
						label: shapeWords[kind],
						picture: draw({ kind }),
					}))}
					onChoose={(kind) => choose({ kind })}
				/>
				<Choices
					legend="Color"
					disabled={disabled}
					chosen={tile.color}
					choices={avatarColors.map((color) => ({
						value: color,
						label: colorWords[color],
						picture: <span className="avatar-color" style={{ background: `var(--art-${color})` }} />,
					}))}
					onChoose={(color) => choose({ color })}
				/>
				{/* A ring looks the same in every rotation. */}
				{tile.kind !== "ring" && (
					<Choices
						legend="Direction"
						disabled={disabled}
						chosen={tile.turn}
						choices={avatarTurns.map((turn) => ({
							value: turn,
							label: turn === 0 ? "Upright" : "Turned",
							picture: draw({ turn }),
						}))}
						onChoose={(turn) => choose({ turn })}
					/>
				)}
			</div>
		</div>
	);
}

interface ChoicesProps<T extends string | number> {
	legend: string;
	choices: readonly { value: T; label: string; picture: ReactNode }[];
	chosen: T;
	disabled: boolean;
	onChoose: (value: T) => void;
}

function Choices<T extends string | number>({
	legend,
	choices,
	chosen,
	disabled,
	onChoose,
}: ChoicesProps<T>) {
	const group = useId();
	return (
		<fieldset className="avatar-choices" disabled={disabled}>
			<legend className="label">{legend}</legend>
			{choices.map(({ value, label, picture }) => (
				<label key={value} title={label}>
					<input
						type="radio"
						className="sr"
						name={group}
						value={value}
						checked={value === chosen}
						aria-label={label}
						onChange={() => onChoose(value)}
					/>
					{picture}
				</label>
			))}
		</fieldset>
	);
}
