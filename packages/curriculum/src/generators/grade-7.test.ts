import { golden7 } from "../testing/golden/grade-7.ts";
import { testGrade } from "../../tools/test-grade.ts";
import { grade7 } from "./grade-7.ts";

testGrade(grade7, golden7);
