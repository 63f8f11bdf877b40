import { BinsInput, type BinsInputProps } from "./bins-input.tsx";

/** Cards that are sorted into bins. */
export function SortInput(props: BinsInputProps) {
	return <BinsInput {...props} kind="sort" shape="bins" />;
}
