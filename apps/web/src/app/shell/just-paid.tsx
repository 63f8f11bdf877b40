import { lazy, type ReactNode, Suspense, useState } from "react";
import { readJustPaid } from "../../platform/just-paid.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const PaidNote = lazy(() =>
	import("../../features/payments/index.ts").then((m) => ({ default: m.PaidNote })),
);

/** The confirmation of a payment above the page that follows it; loads nothing on any other visit. */
export function JustPaid({ above }: { above: ReactNode }) {
	const [isPaid] = useState(() => readJustPaid() !== null);
	return (
		<>
			{isPaid && (
				<Suspense fallback={<Skeleton className="mb-5 h-[11rem] rounded-lg" />}>
					<PaidNote />
				</Suspense>
			)}
			{above}
		</>
	);
}
