import { listNames } from "@learnin/domain/family/list-names";
import { SAMPLE_REPORT_PATH } from "../../../paths/more-paths.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";

/** In place of charts and activity before the first answer; `names` are of the children who joined. */
export function NothingYet({ names }: { names: readonly string[] }) {
	return (
		<Card className="mt-5">
			<EmptyState
				title="No practice yet"
				hint={
					names.length > 0
						? `Anything ${listNames(names)} ${names.length === 1 ? "does" : "do"} shows up here within a second.`
						: "Charts and activity appear here once a child joins and answers a question."
				}
				tile={{ kind: "bars", color: "gold", soft: true }}
				action={
					<ButtonLink variant="line" className="mt-2" to={SAMPLE_REPORT_PATH}>
						See a sample report
					</ButtonLink>
				}
			/>
		</Card>
	);
}
