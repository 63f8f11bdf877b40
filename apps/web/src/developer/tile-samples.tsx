import { Avatar, Monogram } from "../ui/people/avatar.tsx";
import { Fraction } from "../ui/text/fraction.tsx";
import { Logo } from "../ui/logo.tsx";
import { TenFrame } from "../ui/charts/ten-frame.tsx";
import type { TileKind } from "../ui/tiles/tile.tsx";
import { TileBoard } from "../ui/tiles/tile.tsx";
import { tileShapes } from "../ui/tiles/tile-shapes.tsx";
import { Row, Section } from "./section.tsx";

const colors = ["sky", "gold", "mint", "coral", "lilac"] as const;
const kinds = Object.keys(tileShapes) as TileKind[];

export function TileSamples({ id, title }: { id: string; title: string }) {
	return (
		<Section id={id} title={title}>
			<ul className="dev-tiles">
				{kinds.map((kind, at) => (
					<li key={kind}>
						<TileBoard rows={[[{ kind, color: colors[at % colors.length] ?? "sky", soft: true }]]} />
						{kind}
					</li>
				))}
			</ul>
			<Row>
				<Logo />
				{["Maya Okafor", "Leo Okafor", "Ines Park", "Noor Khan"].map((name) => (
					<Avatar key={name} name={name} size={56} />
				))}
				<Monogram name="Amara Okafor" />
				<Fraction top="3" bottom="8" spoken="three eighths" />
			</Row>
			<Row>
				{[0, 3, 7, 10].map((filled) => (
					<TenFrame key={filled} filled={filled} label={`${filled} of 10`} />
				))}
			</Row>
			<div className="dev-wide-frame">
				<TenFrame wide filled={7} label="7 of 10, wide" />
			</div>
		</Section>
	);
}
