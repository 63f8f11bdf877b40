import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import { RegionBoard } from "./region-board.tsx";
import "../number-line/inequality.css";
import "./plane.css";
import "./region.css";

function missingOf({ question: { interaction } }: MadeOneProps): string {
	return interaction?.kind === "region" && interaction.boundaries === 1
		? /* text */ "Place the boundary first."
		: /* text */ "Place both boundaries.";
}

/** FILL_ONE, answered with a shaded region of the coordinate plane. */
export function RegionInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="region" name="Plane" missing={missingOf(props)}>
			{(region, making) => <RegionBoard region={region} {...making} />}
		</MadeOne>
	);
}
