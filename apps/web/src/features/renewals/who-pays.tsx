import { useQuery } from "@tanstack/react-query";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TileBoard } from "../../ui/tiles/tile.tsx";
import { dateText } from "./date-text.ts";
import { coverageQuery } from "./renewals.api.ts";

/** For a student: who pays and until when. Without a card form or the provider's script. */
export function WhoPays() {
	const { data, error, isFetching, refetch } = useQuery(coverageQuery);
	if (!data && error) {
		return <LoadFailed title="This couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	if (!data) return <Spinner label="Looking up who pays" />;
	const payers = data.payers.length > 0 ? data.payers.join(" and ") : "Your parent";
	return (
		<Card className="grid justify-items-center gap-4 text-center">
			<TileBoard
				className="w-44"
				rows={[
					[
						{ kind: "ring", color: "gold", soft: true },
						{ kind: "leaf", color: "mint", soft: true },
					],
				]}
			/>
			<h2 className="text-xl">
				{data.paid_until === null ? "Your days have ended" : `Paid until ${dateText(data.paid_until)}`}
			</h2>
			<p className="text-ink-2 max-w-[40ch]">
				{data.paid_until === null
					? `${payers} can add more days. You can still see everything you did.`
					: `${payers} ${data.payers.length > 1 ? "pay" : "pays"} for your practice. You don’t need to do anything.`}
			</p>
		</Card>
	);
}
