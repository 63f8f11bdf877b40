import type { CornersSetting, PartsSetting } from "../interactions/interaction-settings.ts";
import { TypedField } from "./typed-field.tsx";

export interface Corner {
	x: number;
	y: number;
}

interface CornersFieldProps {
	setting: CornersSetting;
	value: string;
	onChange: (corners: Corner[]) => void;
}

/** Corners that are typed as pairs. */
export function CornersField({ setting, value, onChange }: CornersFieldProps) {
	const { label, hint, mostCorners, leastCorners = 0 } = setting;
	return (
		<TypedField
			isWide
			label={label}
			hint={hint}
			initial={value}
			maxLength={Math.max(240, 16 * mostCorners)}
			read={(entry) => {
				const corners = cornersIn(entry);
				return corners !== null && corners.length >= leastCorners && corners.length <= mostCorners
					? corners
					: null;
			}}
			fault={`Write ${leastCorners} to ${mostCorners} pairs, such as (1, 2), (4, 2).`}
			onChange={onChange}
		/>
	);
}

interface PartsFieldProps {
	setting: PartsSetting;
	value: string;
	onChange: (parts: Corner[][]) => void;
}

/** Several lists of corners, with semicolons between them. */
export function PartsField({ setting: { label, hint, mostParts }, value, onChange }: PartsFieldProps) {
	return (
		<TypedField
			isWide
			label={label}
			hint={hint}
			initial={value}
			maxLength={1200}
			read={(entry) => {
				const parts = partsIn(entry);
				return parts !== null && parts.length >= 2 && parts.length <= mostParts ? parts : null;
			}}
			fault={`Write 2 to ${mostParts} parts, such as (0, 0), (0, 40); (30, 0).`}
			onChange={onChange}
		/>
	);
}

/** "(0, 0), (0, 40); (30, 0)" as parts; null for anything else. */
function partsIn(entry: string): Corner[][] | null {
	const parts = entry.split(";").map((part) => cornersIn(part));
	return parts.every((part) => part !== null && part.length > 0) ? (parts as Corner[][]) : null;
}

/** "(1, 2), (4, 2)" as corners; null for anything else. */
function cornersIn(entry: string): Corner[] | null {
	const plain = entry.replaceAll("−", "-").replaceAll(/\s/g, "");
	if (plain === "") return [];
	if (!/^(\(-?\d{1,5}(\.\d{1,3})?,-?\d{1,5}(\.\d{1,3})?\),?)+$/.test(plain)) return null;
	return [...plain.matchAll(/\((-?[\d.]+),(-?[\d.]+)\)/g)].map(([, x, y]) => ({
		x: Number(x),
		y: Number(y),
	}));
}
