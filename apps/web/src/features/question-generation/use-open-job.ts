import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** The job that the page shows stands in its address, so that a reload comes back to it. */
export function useOpenJob() {
	const [search, setSearch] = useSearchParams();
	const jobId = search.get("job");
	const result = useRef<HTMLElement>(null);
	const shown = useRef(jobId);
	useEffect(() => {
		if (shown.current === jobId) return;
		shown.current = jobId;
		// Whoever pressed goes on with what comes of it; the button itself may be gone.
		result.current?.focus({ preventScroll: true });
		if (jobId === null || result.current === null) return;
		// Chosen far down in the list of earlier ones, it stands above what is seen, beside the form as well.
		const isAbove = result.current.getBoundingClientRect().top < 0;
		if (isAbove || matchMedia("(max-width: 75rem)").matches) result.current.scrollIntoView();
	}, [jobId]);
	return {
		jobId,
		result,
		open: (id: string | null) => setSearch(id === null ? {} : { job: id }),
	};
}
