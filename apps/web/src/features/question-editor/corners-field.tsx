import { useState } from "react";
import { Field } from "../../ui/field.tsx";
import type { CornersSetting } from "./interaction-settings.ts";

export interface Corner {
	x: number;
	y: number;
}

interface CornersFieldProps {
	setting: CornersSetting;
	value: string;
	onChange: (corners: Corner[]) => void;
}

/** What is typed stays as it is; only corners that can be read go into the question. */
export function CornersField({ setting, value, onChange }: CornersFieldProps) {
	const [text, setText] = useState(value);
	const { label, hint, mostCorners, leastCorners = 0 } = setting;
	const isGood = (corners: Corner[] | null): corners is Corner[] =>
		corners !== null && corners.length >= leastCorners && corners.length <= mostCorners;
	return (
		<div className="qe-grow">
			<Field
				label={label}
				hint={hint}
				error={
					isGood(cornersIn(text))
						? undefined
						: `${leastCorners} to ${mostCorners} pairs, such as (1, 2), (4, 2).`
				}
			>
				{(control) => (
					<input
						{...control}
						type="text"
						className="input"
						autoComplete="off"
						maxLength={120}
						value={text}
						onChange={({ currentTarget: { value: entry } }) => {
							setText(entry);
							const corners = cornersIn(entry);
							if (isGood(corners)) onChange(corners);
						}}
					/>
				)}
			</Field>
		</div>
	);
}

/** "(1, 2), (4, 2)" as corners; null for anything else. */
export function cornersIn(entry: string): Corner[] | null {
	const plain = entry.replaceAll("−", "-").replaceAll(/\s/g, "");
	if (plain === "") return [];
	if (!/^(\(-?\d{1,5},-?\d{1,5}\),?)+$/.test(plain)) return null;
	return [...plain.matchAll(/\((-?\d+),(-?\d+)\)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}
