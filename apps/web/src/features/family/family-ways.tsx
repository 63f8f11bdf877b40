import { Gift, NotebookPen } from "lucide-react";
import { worksheetsPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";

/** Links to pages that have no entry in a parent's menu. */
export function FamilyWays() {
	return (
		<p className="flex flex-wrap gap-3">
			<ButtonLink variant="line" to={worksheetsPath()} icon={<NotebookPen className="i" />}>
				Worksheets
			</ButtonLink>
			<ButtonLink variant="line" to={paths.rewards} icon={<Gift className="i" />}>
				Rewards
			</ButtonLink>
		</p>
	);
}
