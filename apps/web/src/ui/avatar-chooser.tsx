import {
	type AvatarTile,
	avatarColors,
	avatarName,
	avatarShapes,
	avatarTurns,
} from "@learnin/domain/family/avatar-tiles";
import type { ReactNode } from "react";
import { useId } from "react";
import { Avatar, tileOf } from "./avatar.tsx";
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
	/** What is chosen now; anything but a tile begins with the tile that the name picks. */
	avatar: string | null;
	name: string;
	onChange: (avatar: string) => void;
	disabled?: boolean;
}

/** Every drawn tile: a figure, a color, and which way it is turned. Arrow keys choose within each group. */
export function AvatarChooser({ avatar, name, onChange, disabled = false }: AvatarChooserProps) {
	const tile = tileOf(avatar, name);
	const choose = (part: Partial<AvatarTile>) => onChange(avatarName({ ...tile, ...part }));
	return (
		<div className="avatar-chooser">
			<Avatar avatar={avatarName(tile)} name={name} size={112} />
			<div className="grid min-w-0 gap-4">
				<Choices
					legend="Figure"
					disabled={disabled}
					all={avatarShapes}
					chosen={tile.kind}
					label={(kind) => shapeWords[kind]}
					draw={(kind) => <Avatar avatar={avatarName({ ...tile, kind })} name={name} size={44} />}
					onChoose={(kind) => choose({ kind })}
				/>
				<Choices
					legend="Color"
					disabled={disabled}
					all={avatarColors}
					chosen={tile.color}
					label={(color) => colorWords[color]}
					draw={(color) => <span className="avatar-color" style={{ background: `var(--art-${color})` }} />}
					onChoose={(color) => choose({ color })}
				/>
				<Choices
					legend="Direction"
					disabled={disabled}
					all={avatarTurns}
					chosen={tile.turn}
					label={(turn) => (turn === 0 ? "Upright" : "Turned")}
					draw={(turn) => <Avatar avatar={avatarName({ ...tile, turn })} name={name} size={44} />}
					onChoose={(turn) => choose({ turn })}
				/>
			</div>
		</div>
	);
}

interface ChoicesProps<T extends string | number> {
	legend: string;
	all: readonly T[];
	chosen: T;
	disabled: boolean;
	label: (value: T) => string;
	draw: (value: T) => ReactNode;
	onChoose: (value: T) => void;
}

function Choices<T extends string | number>(props: ChoicesProps<T>) {
	const { legend, all, chosen, disabled, label, draw, onChoose } = props;
	const group = useId();
	return (
		<fieldset className="avatar-choices" disabled={disabled}>
			<legend className="label">{legend}</legend>
			{all.map((value) => (
				<label key={value} title={label(value)}>
					<input
						type="radio"
						className="sr"
						name={group}
						value={value}
						checked={value === chosen}
						aria-label={label(value)}
						onChange={() => onChoose(value)}
					/>
					{draw(value)}
				</label>
			))}
		</fieldset>
	);
}
