import { useQuery } from "@tanstack/react-query";
import { childPlacementPath } from "../../paths/more-paths.ts";
import { count } from "../../platform/count-words.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { placedOn } from "./child-placement-words.ts";
import { childPlacementQuery } from "./placement.api.ts";

/** On a child's report: the date of its placement, and a link to the result: the one place there that tells of it. */
export function ChildPlacementCard({ studentId, callName }: { studentId: string; callName: string }) {
	const { data } = useQuery(childPlacementQuery(studentId));
	if (!data?.placement) return null;
	const { finished_at, domains, starts } = data.placement;
	const known = domains.flatMap(({ skills }) => skills).filter(({ look }) => look === "known").length;
	return (
		<Card title="Starting point">
			<p className="text-ink-2 mb-4">
				{known === 0
					? `On ${placedOn(finished_at)}, the starting point found no skills that ${callName} already knows.`
					: `On ${placedOn(finished_at)}, the starting point found ${count(known, "skill")} that ${callName} likely knows. A skill counts as mastered only after practice.`}{" "}
				{starts.length > 0 && `Picked to start with: ${starts.map(({ name }) => `“${name}”`).join(", ")}.`}
			</p>
			<ButtonLink variant="line" to={childPlacementPath(studentId)}>
				See the result
			</ButtonLink>
		</Card>
	);
}
